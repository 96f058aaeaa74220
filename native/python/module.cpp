// The engine for Python: arrays in, arrays out, without the global lock while it works.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>

#include <bit>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "../engine/batch.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace biritch::dd;

namespace {

template <class Number, int Dimensions>
using In = nb::ndarray<const Number, nb::ndim<Dimensions>, nb::c_contig, nb::device::cpu>;
template <int Dimensions>
using Out = nb::ndarray<std::int8_t, nb::ndim<Dimensions>, nb::c_contig, nb::device::cpu>;
using Hands = In<std::uint64_t, 2>;
using Asked = In<std::uint64_t, 1>;
using Numbers = In<std::int8_t, 1>;
using Cards = In<std::int8_t, 2>;

constexpr const char* kSeats[] = {"N", "E", "S", "W"};

// Python's cards: bit 13 * suit + rank, clubs and the two first. The engine's: lanes of 16,
// the ace first.
std::uint64_t lanes(std::uint64_t hand) {
  std::uint64_t found = 0;
  for (int suit = 0; suit < 4; ++suit) {
    std::uint64_t held = hand >> (13 * suit) & 0x1FFF;
    held = (held & 0x5555) << 1 | (held >> 1 & 0x5555);
    held = (held & 0x3333) << 2 | (held >> 2 & 0x3333);
    held = (held & 0x0F0F) << 4 | (held >> 4 & 0x0F0F);
    held = (held & 0x00FF) << 8 | held >> 8;
    found |= held >> 3 << (16 * suit);
  }
  return found;
}
int lane(int card) { return card / 13 * 16 + 12 - card % 13; }
int number(int card) { return (card >> 4) * 13 + 12 - (card & 15); }

std::string cardName(int card) { return {"CDHS"[card / 13], "23456789TJQKA"[card % 13]}; }

[[noreturn]] void refuse(std::size_t row, const std::string& what) {
  throw nb::value_error(("row " + std::to_string(row) + ": " + what).c_str());
}

// One row of the arguments, refused unless it can be on a table.
struct Row {
  std::size_t number;
  std::uint64_t hands[4];
  int counts[4];

  Row(const Hands& all, std::size_t row) : number(row) {
    std::uint64_t seen = 0;
    for (int seat = 0; seat < 4; ++seat) {
      const std::uint64_t hand = all(row, seat);
      if (hand >> 52 != 0)
        refuse(row, std::string(kSeats[seat]) + " has a bit above 51 (a card is 0..51)");
      if (const std::uint64_t twice = seen & hand; twice != 0)
        refuse(row,
               cardName(std::countr_zero(twice)) + " of " + kSeats[seat] + " is there twice");
      seen |= hand;
      hands[seat] = hand;
      counts[seat] = std::popcount(hand);
    }
  }

  void wantCounts(int leader, int turn) const {
    const int want = counts[leader] + (turn > 0);
    if (want > 13) refuse(number, std::to_string(want) + " cards to a seat (want 0..13)");
    for (int i = 0; i < 4; ++i) {
      const int seat = (leader + i) & 3, count = counts[seat] + (i < turn);
      if (count != want)
        refuse(number, std::string(kSeats[seat]) + " has " + std::to_string(count) +
                           " cards, the trick under way included, and " + kSeats[leader] +
                           " has " + std::to_string(want));
    }
  }
};

int between(std::size_t row, const char* what, int value, int high) {
  if (value < 0 || value > high)
    refuse(row, std::string(what) + " " + std::to_string(value) + " (want 0.." +
                    std::to_string(high) + ")");
  return value;
}

Position position(const Hands& hands, std::size_t row, int strain, int leader,
                  const Cards* table) {
  Position found{};
  Row held(hands, row);
  found.strain = between(row, "strain", strain, 4);
  found.leader = between(row, "leader", leader, 3);
  std::uint64_t seen = held.hands[0] | held.hands[1] | held.hands[2] | held.hands[3];
  for (std::size_t i = 0; table != nullptr && i < table->shape(1); ++i) {
    const int card = (*table)(row, i);
    if (card < 0) {
      for (; i < table->shape(1); ++i)
        if ((*table)(row, i) >= 0) refuse(row, "a card on the table comes after none");
      break;
    }
    if (found.turn == 3) refuse(row, "4 cards on the table (want 0..3)");
    between(row, "a card", card, 51);
    if (seen >> card & 1) refuse(row, cardName(card) + " is there twice");
    seen |= 1ULL << card;
    found.table[found.turn++] = lane(card);
  }
  held.wantCounts(found.leader, found.turn);
  for (int seat = 0; seat < 4; ++seat) found.hands[seat] = lanes(held.hands[seat]);
  return found;
}

// A flag that stops calls from another thread.
struct Stop {
  std::atomic<bool> set{false};
};

// What every call may say of how it is done.
struct Work {
  int threads;
  double megabytes;
  std::optional<double> seconds;
  Stop* stop;
  nb::object progress;
  std::optional<std::string> path;
};

Path pathOf(const std::optional<std::string>& name) {
  if (!name) return bestPath();
  const Path path = *name == "baseline" ? Path::kBaseline
                    : *name == "popcnt" ? Path::kPopcount
                    : *name == "bmi2" ? Path::kBmi2
                                      : throw nb::value_error("not a path through a processor");
  if (path > bestPath()) throw nb::value_error("this processor does not have that path");
  return path;
}

// Answers all questions without the lock; takes it only to tell of progress and to hear of
// Ctrl-C.
void answer(std::size_t count, double milliseconds, const Question& question,
            const Work& work) {
  BatchOptions options;
  if (work.threads < 1 || work.threads > 1024) throw nb::value_error("threads: want 1..1024");
  if (!(work.megabytes >= 1 && work.megabytes <= 65536))
    throw nb::value_error("megabytes: want 1..65536");
  options.threads = work.threads;
  options.bytes = static_cast<std::size_t>(work.megabytes * (1 << 20));
  options.path = pathOf(work.path);
  Interrupt interrupt;
  if (work.seconds) {
    if (!(*work.seconds >= 0)) throw nb::value_error("seconds: want a number from 0");
    const double seconds = std::min(*work.seconds, 1e9);
    interrupt.deadline = std::chrono::steady_clock::now() +
                         std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                             std::chrono::duration<double>(seconds));
  }
  interrupt.flag = work.stop != nullptr ? &work.stop->set : nullptr;
  bool raised = false;
  std::size_t told = 0;
  const auto tell = [&](std::size_t done) {
    if (work.progress.is_none() || done == told) return true;
    told = done;
    PyObject* const result =
        PyObject_CallFunction(work.progress.ptr(), "n", static_cast<Py_ssize_t>(done));
    Py_XDECREF(result);
    return result != nullptr;
  };
  const Watch watch = [&](std::size_t done) {
    const nb::gil_scoped_acquire lock;
    if (raised || PyErr_CheckSignals() != 0 || !tell(done)) {
      raised = true;
      return false;
    }
    return true;
  };
  bool complete = false;
  {
    const nb::gil_scoped_release unlocked;
    complete = answerAll(count, milliseconds, question, options, interrupt, watch);
  }
  if (raised || (complete && !tell(count))) throw nb::python_error();
}

// About how many milliseconds all cards of a position take, by cards left.
double expected(int left) {
  constexpr double kMilliseconds[] = {0.001, 0.001, 0.002, 0.004, 0.008, 0.015, 0.03,
                                      0.07,  0.15,  0.4,   1.0,   2.5,   6.0,   15.0};
  return kMilliseconds[std::clamp(left, 0, 13)];
}

void tables(const Hands& hands, const Numbers& strains, const Out<3>& tricks,
            const Work& work) {
  struct Deal {
    std::uint64_t hands[4];
  };
  std::vector<Deal> deals(hands.shape(0));
  double milliseconds = 0;
  for (std::size_t i = 0; i < deals.size(); ++i) {
    const Row row(hands, i);
    row.wantCounts(0, 0);
    for (int seat = 0; seat < 4; ++seat) deals[i].hands[seat] = lanes(row.hands[seat]);
    milliseconds += 0.5 * expected(row.counts[0]) * static_cast<double>(strains.shape(0));
  }
  std::vector<int> wanted;
  for (std::size_t i = 0; i < strains.shape(0); ++i)
    wanted.push_back(between(i, "strain", strains(i), 4));
  const std::size_t each = wanted.size();
  answer(
      deals.size() * each, milliseconds,
      [&](Engine& engine, std::size_t i) {
        // Within a deal the last strain first: notrump takes longest.
        const int strain = wanted[each - 1 - i % each];
        std::int8_t found[4];
        engine.strain(deals[i / each].hands, strain, found);
        for (int seat = 0; seat < 4; ++seat) tricks(i / each, strain, seat) = found[seat];
      },
      work);
}

void leads(const Hands& hands, const Numbers& strains, const Numbers& leaders,
           const Cards& table, int mode, const Numbers& targets, const Asked& asked,
           const Out<2>& tricks, const Work& work) {
  std::vector<Position> positions;
  double milliseconds = 0;
  for (std::size_t i = 0; i < hands.shape(0); ++i) {
    positions.push_back(position(hands, i, strains(i), leaders(i), &table));
    positions[i].asked = lanes(asked(i));
    milliseconds += expected(std::popcount(positions[i].hands[positions[i].seat()]));
  }
  answer(
      positions.size(), milliseconds,
      [&](Engine& engine, std::size_t i) {
        std::int8_t found[64];
        engine.cards(positions[i], static_cast<Mode>(mode), targets(i), found);
        for (int card = 0; card < 52; ++card) tricks(i, card) = found[lane(card)];
      },
      work);
}

void plays(const Hands& hands, const Numbers& strains, const Numbers& leaders,
           const Cards& cards, const Numbers& least, const Numbers& most, const Out<2>& tricks,
           const Work& work) {
  struct Course {
    Position start;
    std::vector<int> cards;
    Window window;
  };
  std::vector<Course> courses;
  double milliseconds = 0;
  for (std::size_t row = 0; row < hands.shape(0); ++row) {
    Course course{position(hands, row, strains(row), leaders(row), nullptr), {}, {}};
    course.window = {between(row, "least", least(row), 13), between(row, "most", most(row), 13)};
    if (course.window.least > course.window.most)
      refuse(row, "least is " + std::to_string(course.window.least) + ", more than most, " +
                      std::to_string(course.window.most));
    // Played once here, so that only what can be is given to the engine.
    Position at = course.start;
    milliseconds += 3 * expected(std::popcount(at.hands[0]));
    for (std::size_t i = 0; i < cards.shape(1) && cards(row, i) >= 0; ++i) {
      const int card = lane(between(row, "a card", cards(row, i), 51));
      const int seat = at.seat();
      if ((at.hands[seat] >> card & 1) == 0)
        refuse(row, "card " + std::to_string(i + 1) + ", " + cardName(cards(row, i)) +
                        ", is not in the hand of " + kSeats[seat]);
      at.hands[seat] &= ~(1ULL << card);
      course.cards.push_back(card);
      if (at.turn < 3) {
        at.table[at.turn++] = card;
        continue;
      }
      int winning = at.table[0], winner = 0;
      for (int k = 1; k < 4; ++k) {
        const int other = k < 3 ? at.table[k] : card;
        const bool same = (other >> 4) == (winning >> 4);
        if (same ? other < winning : (other >> 4) == at.strain) winning = other, winner = k;
      }
      at.leader = (at.leader + winner) & 3;
      at.turn = 0;
    }
    for (std::size_t i = course.cards.size(); i < cards.shape(1); ++i)
      if (cards(row, i) >= 0) refuse(row, "a card comes after none");
    courses.push_back(std::move(course));
  }
  answer(
      courses.size(), milliseconds,
      [&](Engine& engine, std::size_t i) {
        const int count = static_cast<int>(courses[i].cards.size());
        std::int8_t found[53];
        engine.course(courses[i].start, courses[i].cards.data(), count, courses[i].window,
                      found);
        for (int k = 0; k <= count; ++k) tricks(i, k) = found[k];
      },
      work);
}

const char* pathName() {
  switch (bestPath()) {
    case Path::kBmi2:
      return "bmi2";
    case Path::kPopcount:
      return "popcnt";
    default:
      return "baseline";
  }
}

}  // namespace

NB_MODULE(_engine, m) {
  m.attr("PATH") = pathName();
  m.attr("NOT_LEGAL") = static_cast<int>(kNotLegal);
  m.attr("UNSOLVED") = static_cast<int>(kUnsolved);
  m.attr("WORSE") = static_cast<int>(kWorse);

  nb::class_<Stop>(m, "Stop", "A flag by which another thread stops calls.")
      .def(nb::init<>())
      .def("set", [](Stop& stop) { stop.set = true; })
      .def("clear", [](Stop& stop) { stop.set = false; })
      .def("is_set", [](const Stop& stop) { return stop.set.load(); });

  nb::class_<Work>(m, "Work", "How a call is done.")
      .def(
          "__init__",
          [](Work* work, int threads, double megabytes, std::optional<double> seconds,
             std::optional<Stop*> stop, nb::object progress, std::optional<std::string> path) {
            new (work) Work{
                threads,        megabytes, seconds, stop.value_or(nullptr), std::move(progress),
                std::move(path)};
          },
          "threads"_a, "megabytes"_a, "seconds"_a.none(), "stop"_a.none(), "progress"_a.none(),
          "path"_a.none());

  m.def("tables", &tables, "hands"_a, "strains"_a, "tricks"_a, "work"_a);
  m.def("leads", &leads, "hands"_a, "strains"_a, "leaders"_a, "table"_a, "mode"_a, "targets"_a,
        "asked"_a, "tricks"_a, "work"_a);
  m.def("plays", &plays, "hands"_a, "strains"_a, "leaders"_a, "cards"_a, "least"_a, "most"_a,
        "tricks"_a, "work"_a);
}
