/* A bot in C for any game, without a library: it finds the list of moves in the line and answers with one of them.
 * In Azul it keeps off the floor and fills short lines first, elsewhere it plays the biggest move.
 * Try it: cc -O2 -o mybot examples/bot.c && bordspil match "azul:./mybot" easy
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Where the object, list or string that begins here ends; strings may hold brackets. */
static const char *past(const char *at) {
    int depth = 0, quoted = 0;
    for (; *at; at++) {
        if (quoted) {
            if (*at == '\\' && at[1]) at++;
            else if (*at == '"') quoted = 0;
        } else if (*at == '"') quoted = 1;
        else if (*at == '{' || *at == '[') depth++;
        else if (*at == '}' || *at == ']') depth--;
        if (!quoted && depth == 0) return at + 1;
    }
    return at;
}

/* The list of moves among the fields of the request: fields of inner objects are stepped over. */
static const char *find_moves(const char *line) {
    const char *at = line + 1;
    while (*at == '"') {
        const char *value = past(at) + 1; /* past the name and the colon */
        if (strncmp(at, "\"moves\":", 8) == 0) return value;
        if (*value == '{' || *value == '[' || *value == '"') value = past(value);
        at = value + strcspn(value, ",}");
        if (*at == ',') at++;
    }
    return NULL;
}

static int worth(const char *move, int length) {
    char text[256];
    snprintf(text, sizeof text, "%.*s", length, move);
    if (strstr(text, "\"take\":") == NULL) return length; /* a longer move is a bigger piece, or more tiles */
    if (strstr(text, "\"to\":\"floor\"")) return -100;
    const char *to = strstr(text, "\"to\":");
    return to ? -atoi(to + 5) : 0;
}

int main(void) {
    char *line = NULL;
    size_t room = 0;
    setvbuf(stdout, NULL, _IOLBF, 0); /* an answer must leave at once */
    while (getline(&line, &room, stdin) > 0) {
        const char *at = find_moves(line), *best = NULL;
        int best_length = 0, best_worth = 0;
        if (at == NULL) return 1;
        for (at++; *at == '{'; at += *at == ',') {
            int length = (int)(past(at) - at), found = worth(at, length);
            if (best == NULL || found > best_worth) {
                best = at;
                best_length = length;
                best_worth = found;
            }
            at += length;
        }
        if (best == NULL) return 1;
        printf("{\"move\":%.*s}\n", best_length, best);
    }
    free(line);
    return 0;
}
