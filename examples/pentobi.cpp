// Makes Pentobi, a program with windows, answer on its standard input: loaded into it by pentobi.py, which see.
#include <QtCore>
#include <QtGui>
#include <cstdio>
#include <ctime>
#include <iostream>
#include <string>

static QObject *window, *game, *player;
static QString file;
static bool thinking = false;
static double begun;

static double processor_seconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + 1e-9 * now.tv_nsec;
}

static void say(const char* word, double seconds) {
  std::printf("%s %.4f\n", word, seconds);
  std::fflush(stdout);
}

// A line names the file of a game; the program opens it and thinks of one move.
static void listen() {
  std::string line;
  if (!std::getline(std::cin, line)) std::_Exit(0);
  file = QString::fromStdString(line);
  bool opened = false;
  QMetaObject::invokeMethod(game, "openFile", Q_RETURN_ARG(bool, opened), Q_ARG(QString, file));
  if (!opened) return say("unreadable", 0);
  QMetaObject::invokeMethod(game, "goEnd");
  for (const char* plays : {"computerPlays0", "computerPlays1", "computerPlays2", "computerPlays3"})
    window->setProperty(plays, false);  // it would go on for the other colours
  window->setProperty("isPlaySingleMoveRunning", true);
  player->setProperty("level", qEnvironmentVariableIntValue("PENTOBI_LEVEL"));
  begun = processor_seconds();
  thinking = QMetaObject::invokeMethod(player, "startGenMove", QGenericArgument("GameModel*", &game));
  if (!thinking) say("unable", 0);
}

// The window and its models are found once they are there; a move that has been made is saved.
static void look() {
  if (!window) {
    for (QWindow* one : QGuiApplication::topLevelWindows())
      for (QObject* part : one->findChildren<QObject*>()) {
        if (part->inherits("GameModel")) game = part;
        if (part->inherits("PlayerModel")) player = part;
        if (game && player) window = one;
      }
    if (!window) return;
    QObject::connect(new QSocketNotifier(0, QSocketNotifier::Read), &QSocketNotifier::activated, listen);
    say("ready", 0);
  } else if (thinking && !player->property("isGenMoveRunning").toBool()) {
    thinking = false;
    const double seconds = processor_seconds() - begun;
    bool saved = false;
    QMetaObject::invokeMethod(game, "save", Q_RETURN_ARG(bool, saved), Q_ARG(QString, file));
    say(saved ? "moved" : "unsaved", seconds);
  }
}

static void begin() {
  auto* timer = new QTimer;
  QObject::connect(timer, &QTimer::timeout, look);
  timer->start(3);
}
Q_COREAPP_STARTUP_FUNCTION(begin)
