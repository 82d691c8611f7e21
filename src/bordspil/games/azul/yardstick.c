/* The yardstick of the figures: random coloured games of two in C, laid out as layout.py lays them out. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CENTRE = 9, FLOOR = 5, MARKER = 6, SEATS = 2, DISPLAYS = 5 };
static const int64_t BYTES = 0x0101010101, ONE_SOURCE = 0x001001001001001;
static const int32_t ONE_LINE = 0x01041041, ALL_OPEN = 0x3fffffff;
static const int PENALTY[8] = {0, 1, 2, 4, 6, 8, 11, 14};
static int8_t BITS[1024], NTH[1024][10];
static int32_t CHAIN[32][5], SPREAD[32];

typedef struct {
  int64_t sources[10], bag, lid, offered;
  int32_t open[4], rows[4], columns[4], row_colours[4], column_colours[4], floor[4], score[4], round;
  int8_t fallen[4], full[4], count[4][5], colour[4][5], wall[4][25];
  int8_t actor, marker, started_by, over;
} Game;

static uint64_t dice = 88172645463325252ULL;

static inline int64_t below(int64_t n) {
  dice ^= dice << 13;
  dice ^= dice >> 7;
  dice ^= dice << 17;
  return (int64_t)(((dice >> 32) * (uint64_t)n) >> 32);
}

static void make_tables(void) {
  for (int mask = 0; mask < 1024; mask++)
    for (int bit = 0; bit < 10; bit++)
      if (mask >> bit & 1) NTH[mask][BITS[mask]++] = bit;
  for (int mask = 0; mask < 32; mask++)
    for (int place = 0; place < 5; place++) {
      int low = place, high = place;
      while (low > 0 && mask >> (low - 1) & 1) low--;
      while (high < 4 && mask >> (high + 1) & 1) high++;
      CHAIN[mask][place] = high > low ? high - low + 1 : 0;
      if (mask >> place & 1) SPREAD[mask] |= 1 << 6 * place;
    }
}

static void deal(Game *g) {
  for (int display = 0; display < DISPLAYS; display++)
    for (int i = 0; i < 4; i++) {
      if (!g->bag) { g->bag = g->lid; g->lid = 0; }
      if (!g->bag) break;
      int64_t upto = g->bag * BYTES, n = below(upto >> 32 & 255);
      int colour = (n >= (upto & 255)) + (n >= (upto >> 8 & 255)) + (n >= (upto >> 16 & 255)) + (n >= (upto >> 24 & 255));
      g->bag -= 1LL << 8 * colour;
      g->sources[display] += 1LL << 8 * colour;
      g->offered |= 1LL << (12 * colour + display);
    }
  g->round++;
  g->marker = -1;
}

static void fall(Game *g, int seat, int colour, int count) {
  int fallen = g->fallen[seat], stay = count < 7 - fallen ? count : 7 - fallen;
  g->floor[seat] |= (0x1111111 * (colour + 1) & ((1 << 4 * stay) - 1)) << 4 * fallen;
  g->fallen[seat] = fallen + stay;
  g->lid += (int64_t)(count - stay) << 8 * colour;
}

static void empty_line(Game *g, int seat, int line) {
  g->full[seat] &= ~(1 << line);
  g->count[seat][line] = 0;
  g->open[seat] = (g->open[seat] & ~(ONE_LINE << line)) | SPREAD[~(g->row_colours[seat] >> 5 * line) & 31] << line;
}

static void place(Game *g, int seat, int line, int column) {
  int colour = g->colour[seat][line];
  int points = CHAIN[g->rows[seat] >> 5 * line & 31][column] + CHAIN[g->columns[seat] >> 5 * column & 31][line];
  g->score[seat] += points ? points : 1;
  g->rows[seat] |= 1 << (5 * line + column);
  g->columns[seat] |= 1 << (5 * column + line);
  g->row_colours[seat] |= 1 << (5 * line + colour);
  g->column_colours[seat] |= 1 << (5 * column + colour);
  g->wall[seat][5 * line + column] = colour + 1;
  g->lid += (int64_t)line << 8 * colour;
  empty_line(g, seat, line);
}

static void clear_floor(Game *g, int seat) {
  int score = g->score[seat] - PENALTY[g->fallen[seat]];
  g->score[seat] = score > 0 ? score : 0;
  for (int space = 0; space < g->fallen[seat]; space++) {
    int tile = g->floor[seat] >> 4 * space & 15;
    if (tile != MARKER) g->lid += 1LL << 8 * (tile - 1);
  }
  g->floor[seat] = 0;
  g->fallen[seat] = 0;
}

static int complete(int32_t lines) {
  int n = 0;
  for (int i = 0; i < 5; i++) n += (lines >> 5 * i & 31) == 31;
  return n;
}

static int walls_can_grow(Game *g) {
  int64_t loose = g->bag + g->lid;
  for (int seat = 0; seat < SEATS; seat++)
    for (int line = 0; line < 5; line++)
      for (int colour = 0; colour < 5; colour++)
        if (g->open[seat] >> (6 * colour + line) & 1 && (loose >> 8 * colour & 255) + g->count[seat][line] > line) return 1;
  return 0;
}

static void tile_walls(Game *g) {
  int starter = g->marker < 0 ? g->started_by : g->marker;
  for (int turn = 0; turn < SEATS; turn++) {
    int seat = (starter + turn) % SEATS;
    while (g->full[seat]) {
      int line = NTH[(int)g->full[seat]][0];
      place(g, seat, line, (g->colour[seat][line] + line) % 5);
    }
    clear_floor(g, seat);
  }
  g->over = g->bag + g->lid == 0 || !walls_can_grow(g);
  for (int seat = 0; seat < SEATS; seat++) g->over |= complete(g->rows[seat]) > 0;
  g->actor = g->started_by = starter;
  if (!g->over) return;
  for (int seat = 0; seat < SEATS; seat++) {
    g->score[seat] += 2 * complete(g->rows[seat]) + 7 * complete(g->columns[seat]);
    for (int colour = 0; colour < 5; colour++)
      if ((g->row_colours[seat] >> colour & 0x108421) == 0x108421) g->score[seat] += 10;
  }
}

static void take(Game *g, int source, int colour, int line) {
  int seat = g->actor, count = g->sources[source] >> 8 * colour & 255;
  int64_t rest = g->sources[source] - ((int64_t)count << 8 * colour), centre = 0;
  g->offered &= ~(ONE_SOURCE << source | ONE_SOURCE << CENTRE);
  g->sources[source] = 0;
  g->sources[CENTRE] += rest;
  for (int other = 0; other < 5; other++)
    if (g->sources[CENTRE] >> 8 * other & 255) centre |= 1LL << 12 * other;
  g->offered |= centre << CENTRE;
  if (source == CENTRE && g->marker < 0) {
    g->marker = seat;
    if (g->fallen[seat] < 7) g->floor[seat] |= MARKER << 4 * g->fallen[seat]++;
  }
  if (line == FLOOR) {
    fall(g, seat, colour, count);
  } else {
    int room = line + 1 - g->count[seat][line], stay = count < room ? count : room;
    g->count[seat][line] += stay;
    g->colour[seat][line] = colour;
    g->open[seat] &= ~(ONE_LINE << line);
    if (stay == room) g->full[seat] |= 1 << line;
    else g->open[seat] |= 1 << (6 * colour + line);
    if (count > stay) fall(g, seat, colour, count - stay);
  }
  g->actor = (seat + 1) % SEATS;
  if (!g->offered) tile_walls(g);
}

static void play_random(Game *g) {
  int32_t open = g->open[g->actor];
  int total = 0;
  for (int colour = 0; colour < 5; colour++)
    total += BITS[g->offered >> 12 * colour & 1023] * BITS[open >> 6 * colour & 63];
  int n = below(total);
  for (int colour = 0;; colour++) {
    int lines = open >> 6 * colour & 63, sources = g->offered >> 12 * colour & 1023, width = BITS[lines];
    int here = BITS[sources] * width;
    if (n < here) {
      take(g, NTH[sources][n / width], colour, NTH[lines][n % width]);
      return;
    }
    n -= here;
  }
}

int main(int count, char **words) {
  long games = count > 1 ? atol(words[1]) : 20000, moves = 0, points = 0;
  struct timespec begin, end;
  make_tables();
  clock_gettime(CLOCK_MONOTONIC, &begin);
  for (long i = 0; i < games; i++) {
    Game g;
    memset(&g, 0, sizeof g);
    g.bag = 20 * BYTES;
    for (int seat = 0; seat < 4; seat++) g.open[seat] = ALL_OPEN;
    g.actor = g.started_by = below(SEATS);
    while (!g.over) {
      if (!g.offered) deal(&g);
      play_random(&g);
      moves++;
    }
    points += g.score[0];
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  printf("%.0f\n", moves / (end.tv_sec - begin.tv_sec + (end.tv_nsec - begin.tv_nsec) * 1e-9));
  return points < 0;
}
