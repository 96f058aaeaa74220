// What has been proved of positions at the start of a trick: partition search.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <memory>

#include "packing.hpp"
#include "relevant_ranks.hpp"
#include "shape.hpp"

namespace biritch::dd::DD_PATH {

// Who holds each card in play, as two packed bits a card: east or west, south or west.
struct Owners {
  std::uint64_t eastWest, southWest;

  Owners(const Hands& hands, const Packing& packing)
      : eastWest(packing.pack(hands.of[1] | hands.of[3])),
        southWest(packing.pack(hands.of[2] | hands.of[3])) {}
};

// A set of positions of one shape: who holds the relevant cards, and between which bounds the
// tricks of North-South lie in all of them.
class Pattern {
 public:
  Pattern() = default;  // holds nothing that may be read
  Pattern(const Owners& owners, std::uint64_t relevant, int least, int most)
      : eastWest_(owners.eastWest & relevant),
        southWest_(owners.southWest & relevant),
        relevant_(relevant | static_cast<std::uint64_t>(least) << 60 |
                  static_cast<std::uint64_t>(most) << 56) {}

  std::uint64_t relevant() const { return relevant_ & kPacked; }
  int least() const { return static_cast<int>(relevant_ >> 60); }
  int most() const { return static_cast<int>(relevant_ >> 56 & 15); }

  bool holds(const Owners& owners) const {
    return ((((eastWest_ ^ owners.eastWest) | (southWest_ ^ owners.southWest)) & relevant_) &
            kPacked) == 0;
  }
  bool decides(int target) const { return least() >= target || most() < target; }
  int tricks(int target) const { return least() >= target ? least() : most(); }
  // Whether every position of `other` is one of this pattern.
  bool covers(const Pattern& other) const {
    return (relevant() & ~other.relevant()) == 0 &&
           (((eastWest_ ^ other.eastWest_) | (southWest_ ^ other.southWest_)) & relevant()) ==
               0;
  }
  void narrow(int least, int most) {
    relevant_ = relevant() | static_cast<std::uint64_t>(std::max(least, this->least())) << 60 |
                static_cast<std::uint64_t>(std::min(most, this->most())) << 56;
  }

 private:
  std::uint64_t eastWest_, southWest_;
  std::uint64_t relevant_;  // the bounds are in its top byte
};

// The best lead found last: a suit, and whether its best card or a low one.
struct LeadHint {
  static constexpr std::uint8_t kNone = 15;

  std::uint8_t code = kNone;

  LeadHint() = default;
  explicit LeadHint(std::uint8_t code) : code(code) {}
  LeadHint(Card card, Cards hand)
      : code(static_cast<std::uint8_t>(suitOf(card) << 1 |
                                       (card != hand.in(suitOf(card)).best()))) {}

  // The card of `candidates` it stands for, or -1.
  Card among(Cards candidates) const {
    if (code == kNone) return -1;
    const Cards cards = candidates.in(code >> 1);
    if (!cards) return -1;
    return (code & 1) != 0 ? cards.worst() : cards.best();
  }
};

// Who holds the best card of each suit: eight bits. Where a shape has many patterns, those that
// depend on all of these cards are kept apart by them, so that no list is long.
struct TopOwners {
  Cards cards;
  std::uint64_t code;

  explicit TopOwners(const Hands& hands) : cards(hands.all().tops()) {
    const Cards eastWest = hands.of[1] | hands.of[3], southWest = hands.of[2] | hands.of[3];
    code = 0;
    for (Suit suit = 3; suit >= 0; --suit) {
      const Cards top = cards.in(suit);
      code = code << 2 | ((top & eastWest) ? 1U : 0U) | ((top & southWest) ? 2U : 0U);
    }
  }

  // The key of the slot for these owners. Its bits are free in a key; see Shape::ledBy.
  PositionKey apart(PositionKey key) const {
    return key | (code & 15) << 28 | code >> 4 << 44 | 1ULL << 62;
  }
};

// A hash table from shapes to lists of patterns, within a given memory.
//
// A slot is one line of the cache and holds the two patterns last found; the others are in a
// pool, in lists whose sizes are powers of two. A new generation forgets everything without
// touching it. What does not fit is dropped with everything else: correctness never depends on
// what is kept.
class PositionTable {
 public:
  struct alignas(64) Slot {
    PositionKey key;
    std::uint32_t list : 31;  // where the patterns beyond two are
    std::uint32_t split : 1;  // whether there are slots by TopOwners beside this one
    std::uint16_t count;      // of all patterns
    std::uint8_t size : 4;    // the list has room for two to this power; 0: there is none
    std::uint8_t hint : 4;    // of a LeadHint
    std::uint8_t generation;
    Pattern nearest[2];
  };
  static_assert(sizeof(Slot) == 64);

  explicit PositionTable(std::size_t bytes) : limit_(bytes) { allocate(); }

  // Keep within so many bytes from now on.
  void limit(std::size_t bytes) {
    limit_ = bytes;
    if (this->bytes() > limit_) allocate();
  }

  // Start afresh, small: what is small stays in the cache.
  void forget() {
    if (poolSize_ > kKeptPool) return allocate();
    use(kFirstBits);
    clear();
  }

  void prefetch(PositionKey key) const {
#if defined(__GNUC__) || defined(__clang__)
    __builtin_prefetch(&slots_[place(key)]);
#else
    (void)key;
#endif
  }

  // The slot of a shape, or null. It is good until the next `store`.
  Slot* find(PositionKey key) {
    const std::size_t mask = slotCount() - 1;
    for (std::size_t i = place(key); slots_[i].generation == generation_; i = (i + 1) & mask) {
      if (slots_[i].key == key) {
        if (slots_[i].count > 2) prefetchList(slots_[i]);
        return &slots_[i];
      }
    }
    return nullptr;
  }

  // A pattern that holds for `owners` and decides `target`, or null; it is moved to the front.
  const Pattern* match(Slot& slot, const Owners& owners, int target) {
    const auto fits = [&](const Pattern& p) { return p.holds(owners) && p.decides(target); };
    if (slot.count > 0 && fits(slot.nearest[0])) return &slot.nearest[0];
    if (slot.count < 2) return nullptr;
    if (fits(slot.nearest[1])) {
      std::swap(slot.nearest[0], slot.nearest[1]);
      return &slot.nearest[0];
    }
    Pattern* const list = &pool_[slot.list];
    for (int i = slot.count - 2; i-- > 0;) {
      if (!fits(list[i])) continue;
      std::swap(list[i], slot.nearest[1]);
      std::swap(slot.nearest[0], slot.nearest[1]);
      return &slot.nearest[0];
    }
    return nullptr;
  }

  // Remember a pattern; those it makes superfluous go.
  void store(PositionKey key, const Hands& hands, RelevantRanks ranks, Pattern pattern,
             LeadHint hint) {
    if (used_ * 3 >= slotCount() * 2 || poolUsed_ + kLongest > poolSize_) grow();
    Slot& slot = slotFor(key);
    slot.hint = hint.code & 15;
    if (slot.count >= kSplit) slot.split = 1;
    if (slot.split) {
      const TopOwners tops(hands);
      if (!(tops.cards - ranks.cards())) return insert(slotFor(tops.apart(key)), pattern);
    }
    insert(slot, pattern);
  }

  // Bytes held now.
  std::size_t bytes() const { return slotCount() * sizeof(Slot) + poolSize_ * sizeof(Pattern); }

 private:
  static constexpr int kFirstBits = 11, kKeptBits = 15, kMostBits = 32;
  static constexpr std::size_t kFirstPool = std::size_t{1} << 15;
  static constexpr std::size_t kKeptPool = std::size_t{1} << 17;
  static constexpr int kSizes = 12;
  static constexpr std::uint32_t kLongest = 1U << (kSizes - 1);  // no list is longer
  static constexpr unsigned kSplit = 24;    // patterns from which on a slot is split
  static constexpr unsigned kChecked = 40;  // longer lists are not searched for the superfluous

  void insert(Slot& slot, Pattern pattern) {
    Pattern* const list = &pool_[slot.list];
    const auto at = [&](int i) -> Pattern& { return i < 2 ? slot.nearest[i] : list[i - 2]; };
    int kept = 0;
    if (slot.count > kChecked) return push(slot, pattern);
    for (int i = 0; i < static_cast<int>(slot.count); ++i) {
      const Pattern& old = at(i);
      if (pattern.covers(old)) {
        if (old.relevant() == pattern.relevant()) {
          pattern.narrow(old.least(), old.most());
          continue;
        }
        if (old.least() <= pattern.least() && old.most() >= pattern.most()) continue;
      }
      if (kept != i) at(kept) = old;
      ++kept;
    }
    slot.count = static_cast<std::uint16_t>(kept);
    push(slot, pattern);
  }

  std::size_t slotCount() const { return std::size_t{1} << slotBits_; }
  std::size_t place(PositionKey key) const {
    return (key * 0x9E3779B97F4A7C15ULL) >> (64 - slotBits_);
  }
  void prefetchList(const Slot& slot) const {
#if defined(__GNUC__) || defined(__clang__)
    __builtin_prefetch(&pool_[slot.list + slot.count - 3]);
#else
    (void)slot;
#endif
  }

  void allocate() {
    for (auto& slots : kept_) slots.reset();
    generation_ = 0;
    use(kFirstBits);
    poolSize_ = kFirstPool;
    pool_.reset();
    pool_.reset(new Pattern[poolSize_]);
    clear();
  }

  void clear() {
    if (++generation_ == 0) {
      for (int bits = 0; bits <= kMostBits; ++bits)
        if (kept_[bits])
          std::memset(static_cast<void*>(kept_[bits].get()), 0, sizeof(Slot) << bits);
      generation_ = 1;
    }
    used_ = 0;
    poolUsed_ = 0;
    for (std::uint32_t& list : free_) list = kNoList;
  }

  // Make room for one pattern more, if need be by forgetting.
  void grow() {
    if (used_ * 3 >= slotCount() * 2) {
      if (bytes() + slotCount() * sizeof(Slot) > limit_) return clear();
      growSlots();
    }
    if (poolUsed_ + kLongest > poolSize_) {
      if (bytes() + poolSize_ * sizeof(Pattern) > limit_) return clear();
      std::unique_ptr<Pattern[]> larger(new Pattern[poolSize_ * 2]);
      std::memcpy(static_cast<void*>(larger.get()), pool_.get(), poolUsed_ * sizeof(Pattern));
      pool_ = std::move(larger);
      poolSize_ *= 2;
    }
  }

  void growSlots() {
    const Slot* const old = slots_;
    const std::size_t count = slotCount();
    use(slotBits_ + 1);
    const std::size_t mask = slotCount() - 1;
    for (std::size_t j = 0; j < count; ++j) {
      if (old[j].generation != generation_) continue;
      std::size_t i = place(old[j].key);
      while (slots_[i].generation == generation_) i = (i + 1) & mask;
      slots_[i] = old[j];
    }
    if (slotBits_ - 1 > kKeptBits) kept_[slotBits_ - 1].reset();
  }

  // Take the slots of a size; those of the smaller sizes are kept for the next time.
  void use(int bits) {
    for (int larger = kMostBits; larger > std::max(bits, kKeptBits); --larger)
      kept_[larger].reset();
    if (!kept_[bits]) kept_[bits].reset(new Slot[std::size_t{1} << bits]());
    slotBits_ = bits;
    slots_ = kept_[bits].get();
  }

  Slot& slotFor(PositionKey key) {
    const std::size_t mask = slotCount() - 1;
    std::size_t i = place(key);
    for (; slots_[i].generation == generation_; i = (i + 1) & mask)
      if (slots_[i].key == key) return slots_[i];
    ++used_;
    Slot& slot = slots_[i];
    slot.key = key;
    slot.list = 0;
    slot.count = 0;
    slot.size = 0;
    slot.generation = generation_;
    slot.split = 0;
    return slot;
  }

  // The newest pattern is the first of a slot.
  void push(Slot& slot, const Pattern& pattern) {
    if (slot.count < 2) {
      slot.nearest[slot.count++] = pattern;
      return;
    }
    std::uint32_t listed = slot.count - 2U;
    if (slot.size == 0) {
      slot.size = 1;
      slot.list = take(1);
    } else if (listed == 1U << slot.size) {
      if (slot.size == kSizes - 1) {
        // Full for good: any of them makes room, in turn.
        listed = (listed * 7 + poolUsed_) % listed;
        --slot.count;
      } else {
        const std::uint32_t larger = take(slot.size + 1);
        std::memcpy(static_cast<void*>(&pool_[larger]), &pool_[slot.list],
                    listed * sizeof(Pattern));
        give(slot.list, slot.size);
        slot.list = larger;
        ++slot.size;
      }
    }
    pool_[slot.list + listed] = slot.nearest[1];
    slot.nearest[1] = slot.nearest[0];
    slot.nearest[0] = pattern;
    ++slot.count;
  }

  // A free list of 2^size patterns; the free ones of a size are linked through themselves.
  std::uint32_t take(int size) {
    const std::uint32_t list = free_[size];
    if (list != kNoList) {
      std::memcpy(&free_[size], &pool_[list], sizeof(std::uint32_t));
      return list;
    }
    poolUsed_ += std::size_t{1} << size;
    return static_cast<std::uint32_t>(poolUsed_ - (std::size_t{1} << size));
  }
  void give(std::uint32_t list, int size) {
    std::memcpy(static_cast<void*>(&pool_[list]), &free_[size], sizeof(std::uint32_t));
    free_[size] = list;
  }

  static constexpr std::uint32_t kNoList = ~0U;

  Slot* slots_ = nullptr;
  std::unique_ptr<Slot[]> kept_[kMostBits + 1];  // by size, as a power of two
  std::unique_ptr<Pattern[]> pool_;
  std::size_t limit_;
  std::size_t used_ = 0, poolSize_ = 0, poolUsed_ = 0;
  std::uint32_t free_[kSizes];
  int slotBits_ = 0;
  std::uint8_t generation_ = 0;
};

}  // namespace biritch::dd::DD_PATH
