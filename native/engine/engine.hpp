// What the engine answers, whichever path through the processor it takes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "interrupt.hpp"

namespace biritch::dd {

// Four hands, in lanes as of cards.hpp; what has been played to the trick under way is no
// longer held.
struct Position {
  std::uint64_t hands[4];
  int strain;  // 0 to 4: clubs, diamonds, hearts, spades, no trump
  int leader;  // of the trick under way; 0 to 3: North, East, South, West
  int turn;    // cards on the table, 0 to 3
  int table[3];
  std::uint64_t asked = ~0ULL;  // the cards whose worth is wanted, where not all of them are

  int seat() const { return (leader + turn) & 3; }
};

// What is wanted of every card.
enum class Mode {
  kExact,   // its tricks
  kBest,    // the tricks of the best cards; of all others only that they are not
  kTarget,  // 1 or 0: whether it wins so many tricks
};

inline constexpr std::int8_t kNotLegal = -1, kUnsolved = -2, kWorse = -3;

// Between which bounds tricks are told: fewer count as `least`, more as `most`. The closer they
// are, the less has to be searched.
struct Window {
  int least = 0, most = 13;
};

// One thread's engine: a table, a history, nothing shared.
class Engine {
 public:
  virtual ~Engine() = default;

  virtual void limit(std::size_t bytes) = 0;
  virtual void interruptBy(const Interrupt* interrupt) = 0;

  // Tricks of North, East, South and West as declarers. Throws Interrupted.
  virtual void strain(const std::uint64_t hands[4], int strain, std::int8_t tricks[4]) = 0;

  // For each card by place in the lanes: the tricks of the side of its player, the trick under
  // way among them. Throws Interrupted.
  virtual void cards(const Position& position, Mode mode, int target,
                     std::int8_t tricks[64]) = 0;

  // The tricks of the side that is not the first leader's, all its tricks counted, before the
  // first of so many cards and after each, within the window. Throws Interrupted.
  virtual void course(const Position& start, const int* cards, int count, Window window,
                      std::int8_t* tricks) = 0;

  // Starts of tricks that were searched.
  virtual std::uint64_t visited() const = 0;
  virtual std::size_t bytes() const = 0;
};

enum class Path { kBaseline, kPopcount, kBmi2 };

// The best path this processor has.
Path bestPath();
// Null where the engine was not compiled for this path, or the processor does not have it.
std::unique_ptr<Engine> makeEngine(Path path, std::size_t bytes);

}  // namespace biritch::dd
