// Cards, sets of cards, seats: the words every other file is written in.
#pragma once

#include <bit>
#include <cstdint>

#include "path.hpp"

namespace biritch::dd::DD_PATH {

// Tells the compiler what cannot be, so that it need not provide for it.
[[noreturn]] inline void impossible() {
#if defined(_MSC_VER) && !defined(__clang__)
  __assume(false);
#else
  __builtin_unreachable();
#endif
}

using Seat = int;  // 0 to 3: North, East, South, West
using Suit = int;  // 0 to 3: clubs, diamonds, hearts, spades; as a strain, 4 is no trump
using Card = int;  // 16 * suit + place in the suit, 0 being the ace and 12 the two

inline constexpr int kNoTrump = 4;

constexpr Seat leftOf(Seat seat) { return (seat + 1) & 3; }
constexpr Seat partnerOf(Seat seat) { return (seat + 2) & 3; }
constexpr Seat rightOf(Seat seat) { return (seat + 3) & 3; }
constexpr bool isNorthSouth(Seat seat) { return (seat & 1) == 0; }
constexpr bool samePartnership(Seat one, Seat other) { return ((one ^ other) & 1) == 0; }
constexpr Suit suitOf(Card card) { return card >> 4; }

// A set of cards: a lane of 16 bits for each suit, in it 13 bits, the ace lowest. So the best
// card of a suit is the lowest bit, and what ranks above a card is below it.
class Cards {
 public:
  constexpr Cards() = default;
  constexpr explicit Cards(std::uint64_t bits) : bits_(bits) {}
  static constexpr Cards of(Card card) { return Cards(1ULL << card); }
  static constexpr Cards suit(Suit suit) { return Cards(0x1FFFULL << (16 * suit)); }
  // The card itself and everything above it in its suit.
  static constexpr Cards downTo(Card card) {
    return Cards(((2ULL << (card & 15)) - 1) << (card & 48));
  }
  // Everything above the card in its suit.
  static constexpr Cards above(Card card) {
    return Cards(((1ULL << (card & 15)) - 1) << (card & 48));
  }

  constexpr std::uint64_t bits() const { return bits_; }
  constexpr explicit operator bool() const { return bits_ != 0; }
  constexpr bool has(Card card) const { return (bits_ >> card & 1) != 0; }
  constexpr bool single() const { return (bits_ & (bits_ - 1)) == 0; }  // or empty
  constexpr int count() const { return std::popcount(bits_); }
  constexpr Cards in(Suit suit) const { return *this & Cards::suit(suit); }

  // The best and the worst card of a set that is not empty and within one suit.
  Card best() const {
    if (bits_ == 0) impossible();
    return std::countr_zero(bits_);
  }
  Card worst() const {
    if (bits_ == 0) impossible();
    return 63 - std::countl_zero(bits_);
  }
  // The best but so many of a set within one suit: nth(1) is the best.
  Card nth(int place) const {
    std::uint64_t rest = bits_;
    while (--place > 0) rest &= rest - 1;
    return Cards(rest).best();
  }
  // The set without its best card (of the lowest suit).
  constexpr Cards rest() const { return Cards(bits_ & (bits_ - 1)); }
  // The best card of each suit.
  constexpr Cards tops() const { return Cards(bits_ & ~((bits_ | kBeyond) - kAces)); }
  // In each suit, every rank above the best card of this set; all of a suit that is void.
  constexpr Cards ranksAbove() const {
    const std::uint64_t stopped = bits_ | kBeyond;
    return Cards(~stopped & (stopped - kAces));
  }

  constexpr Cards operator&(Cards other) const { return Cards(bits_ & other.bits_); }
  constexpr Cards operator|(Cards other) const { return Cards(bits_ | other.bits_); }
  constexpr Cards operator-(Cards other) const { return Cards(bits_ & ~other.bits_); }
  constexpr Cards& operator|=(Cards other) { return *this = *this | other; }
  constexpr Cards& operator&=(Cards other) { return *this = *this & other; }
  constexpr Cards& operator-=(Cards other) { return *this = *this - other; }
  constexpr bool operator==(const Cards&) const = default;

 private:
  static constexpr std::uint64_t kAces = 0x0001000100010001ULL;
  static constexpr std::uint64_t kBeyond = 0x8000800080008000ULL;  // above every lane's cards

  std::uint64_t bits_ = 0;
};

// Of each run of equal cards in `hand`, only the best: cards are equal when none of those in
// `inPlay` ranks between them.
constexpr Cards headsOf(Cards hand, Cards inPlay) {
  // Adding a card to the gaps below it carries to the next card in play: that one, if it is
  // in the hand too, is equal to the one above it.
  const std::uint64_t gaps = ~inPlay.bits() & 0x7FFF7FFF7FFF7FFFULL;
  return Cards(hand.bits() & ~((hand.bits() << 1) + gaps));
}

// `card` of `hand` and the cards below it that are equal to it.
constexpr Cards equalsFrom(Card card, Cards hand, Cards inPlay) {
  const Cards below = Cards::suit(suitOf(card)) - Cards::downTo(card);
  const std::uint64_t foreign = (inPlay & below).bits() & ~hand.bits();
  const std::uint64_t nearer = foreign != 0 ? (foreign & (0 - foreign)) - 1 : ~0ULL;
  return Cards((hand & below).bits() & nearer) | Cards::of(card);
}

// Whether `card` beats `winning`, the best so far of a trick.
template <int Trump>
constexpr bool beats(Card card, Card winning) {
  if (suitOf(card) == suitOf(winning)) return card < winning;
  return Trump != kNoTrump && suitOf(card) == Trump;
}

// The four hands, as one of the players sees them.
struct Around {
  Cards me, left, partner, right;
};

struct Hands {
  Cards of[4];

  Cards all() const { return of[0] | of[1] | of[2] | of[3]; }
  Around seenBy(Seat seat) const {
    return {of[seat], of[leftOf(seat)], of[partnerOf(seat)], of[rightOf(seat)]};
  }
};

}  // namespace biritch::dd::DD_PATH
