// The cards that last refuted something in situations much alike.
#pragma once

#include <memory>

#include "cards.hpp"

namespace biritch::dd::DD_PATH {

// A table without collisions' chains: whoever came last stays. It is forgotten as a whole by
// changing the generation, which is a part of every tag.
class KillerHistory {
 public:
  // A card in six bits, below a tag: small, for this memory is read at random all the time.
  class Entry {
   public:
    Card card() const { return static_cast<Card>(bits_ & kCard); }
    bool has(std::uint32_t tag) const { return ((bits_ ^ tag) & ~kCard) == 0; }
    void keep(std::uint32_t tag, Card card) {
      bits_ = (tag & ~kCard) | static_cast<std::uint32_t>(card);
    }

   private:
    static constexpr std::uint32_t kCard = 63;

    std::uint32_t bits_ = 0;
  };

  // What a situation is filed under.
  struct Key {
    std::uint32_t tag;
    Entry* entry;

    bool known() const { return entry->has(tag); }
    void keep(Card card) const { entry->keep(tag, card); }
  };

  KillerHistory() : entries_(new Entry[kSize]) {}

  void forget() { generation_ += 0x85EBCA6BU; }

  // A lead: the leader's own hand.
  Key lead(Cards hand, Seat seat) const { return key(hand.bits() * 4 + seat + 0x1234567); }
  // Following suit: what is left of the suit, and what is to be beaten.
  Key follow(Cards left, Seat seat, int turn, Card winning) const {
    return key(left.bits() * 4 + situation(seat, turn, winning));
  }
  // Void: the own hand, and what is to be beaten.
  Key discard(Cards hand, Seat seat, int turn, Card winning) const {
    return key(hand.bits() * 4 + situation(seat, turn, winning) + 77);
  }

 private:
  static constexpr std::uint32_t kSize = 1 << 14;

  static std::uint64_t situation(Seat seat, int turn, Card winning) {
    return static_cast<std::uint64_t>(seat) + (static_cast<std::uint64_t>(winning) << 57) +
           static_cast<std::uint64_t>(turn) * 0x9E3779B97F4A7C15ULL;
  }
  Key key(std::uint64_t x) const {
    x *= 0xD6E8FEB86659FD93ULL;
    x ^= x >> 32;
    x *= 0xD6E8FEB86659FD93ULL;
    const auto hash = static_cast<std::uint32_t>(x >> 32);
    return {hash + generation_, &entries_[hash & (kSize - 1)]};
  }

  std::uint32_t generation_ = 1;
  std::unique_ptr<Entry[]> entries_;
};

}  // namespace biritch::dd::DD_PATH
