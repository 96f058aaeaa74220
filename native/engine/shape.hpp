// How many cards of each suit each seat holds.
#pragma once

#include "cards.hpp"

namespace biritch::dd::DD_PATH {

// A shape and who leads: exact, two positions with one key differ only in who holds which rank.
using PositionKey = std::uint64_t;

// Sixteen numbers of four bits, by seat, then suit. Cards go one by one, by subtraction.
class Shape {
 public:
  explicit Shape(const Hands& hands) {
    for (Seat seat = 0; seat < 4; ++seat)
      for (Suit suit = 0; suit < 4; ++suit)
        lengths_ +=
            static_cast<std::uint64_t>(hands.of[seat].in(suit).count()) * one(seat, suit);
  }

  Shape without(Seat seat, Suit suit) const { return Shape(lengths_ - one(seat, suit)); }

  // How many spades each has follows from the rest and from the cards left, for all hands are
  // equally long. So there is room for who leads, and for what sets slots of one shape apart.
  PositionKey ledBy(Seat leader, int left) const {
    return (lengths_ & 0x0FFF0FFF0FFF0FFFULL) | static_cast<std::uint64_t>(left) << 12 |
           static_cast<std::uint64_t>(leader) << 60;
  }

 private:
  explicit Shape(std::uint64_t lengths) : lengths_(lengths) {}
  static std::uint64_t one(Seat seat, Suit suit) { return 1ULL << (16 * seat + 4 * suit); }

  std::uint64_t lengths_ = 0;
};

}  // namespace biritch::dd::DD_PATH
