// What must hold of each part of the engine alone, on random endings.
//
//   properties NUMBER SEED
//
// The bounds never promise more than perfect play gives; a table that is never cleared changes
// nothing; and a result still holds when the cards below its relevant ranks are dealt again.
#define DD_PATH checked
#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

#include "../engine/solution.hpp"

namespace biritch::dd {
std::unique_ptr<Engine> make_oracle();
}

using namespace biritch::dd;
using namespace biritch::dd::checked;

namespace {

std::mt19937_64 chance;
long checks = 0, wrong = 0;

Hands deal(int each) {
  int cards[52];
  for (int i = 0; i < 52; ++i) cards[i] = i / 13 * 16 + i % 13;
  for (int i = 51; i > 0; --i) std::swap(cards[i], cards[chance() % (i + 1)]);
  Hands hands;
  for (int i = 0; i < 4 * each; ++i) hands.of[i / each] |= Cards::of(cards[i]);
  return hands;
}

// North-South's tricks, by the oracle.
int value(Engine& oracle, const Hands& hands, int strain, Seat leader) {
  Position position{};
  for (Seat seat = 0; seat < 4; ++seat) position.hands[seat] = hands.of[seat].bits();
  position.strain = strain;
  position.leader = leader;
  std::int8_t declarer = 0;
  oracle.course(position, nullptr, 0, {}, &declarer);
  return isNorthSouth(leader) ? hands.of[0].count() - declarer : declarer;
}

void check(bool holds, const char* what, const Hands& hands, int strain, Seat leader, int found,
           int want) {
  ++checks;
  if (holds || ++wrong > 20) return;
  std::printf("%s, strain %d, leader %d: %d (true: %d):", what, strain, leader, found, want);
  for (const Cards hand : hands.of) {
    std::printf(" ");
    for (int suit = 3; suit >= 0; --suit) {
      for (int place = 0; place < 13; ++place)
        if (hand.has(16 * suit + place)) std::printf("%c", "AKQJT98765432"[place]);
      if (suit) std::printf(".");
    }
  }
  std::printf("\n");
}

// The cards that are not relevant, dealt again: as many of each suit to each seat as before.
Hands dealtAgain(const Hands& hands, RelevantRanks ranks) {
  Hands again;
  for (Suit suit = 0; suit < 4; ++suit) {
    std::vector<Card> low;
    for (Cards rest = hands.all().in(suit)-ranks.cards(); rest; rest = rest.rest())
      low.push_back(rest.best());
    for (std::size_t i = low.size(); i > 1; --i) std::swap(low[i - 1], low[chance() % i]);
    std::size_t next = 0;
    for (Seat seat = 0; seat < 4; ++seat) {
      again.of[seat] |= hands.of[seat].in(suit) & ranks.cards();
      for (int i = (hands.of[seat].in(suit) - ranks.cards()).count(); i > 0; --i)
        again.of[seat] |= Cards::of(low[next++]);
    }
  }
  return again;
}

template <int Trump>
void checkEnding(Engine& oracle, Workspace& warm, const Hands& hands) {
  const int left = hands.of[0].count();
  for (Seat leader = 0; leader < 4; ++leader) {
    const int northSouth = value(oracle, hands, Trump, leader);
    const int leaders = isNorthSouth(leader) ? northSouth : left - northSouth;
    const Around around = hands.seenBy(leader);
    for (int need = 1; need <= left; ++need) {
      const int quick = QuickTricks<Trump>(around, left, need).count().tricks;
      check(quick <= leaders, "quick tricks", hands, Trump, leader, quick, leaders);
      const int sure = sureTricks<Trump>(around, left, need).tricks;
      check(sure <= left - leaders, "sure tricks", hands, Trump, leader, sure, left - leaders);
      if constexpr (Trump != kNoTrump) {
        const int slow = slowTrump<Trump>(around, left).tricks;
        check(slow <= leaders, "a slow trump", hands, Trump, leader, slow, leaders);
      }
    }
    for (int target = 1; target <= left; ++target) {
      const Outcome outcome =
          Search<Trump>(hands, warm).lead(left, leader, target, Shape(hands));
      const bool reached = outcome.tricks >= target;
      check(reached ? outcome.tricks <= northSouth : outcome.tricks >= northSouth,
            "a warm table", hands, Trump, leader, outcome.tricks, northSouth);
      const Hands again = dealtAgain(hands, outcome.ranks);
      const int then = value(oracle, again, Trump, leader);
      check(reached ? outcome.tricks <= then : outcome.tricks >= then, "dealt again", again,
            Trump, leader, outcome.tricks, then);
    }
  }
}

}  // namespace

int main(int count, char** words) {
  if (count != 3) {
    std::fprintf(stderr, "properties NUMBER SEED\n");
    return 2;
  }
  const long number = std::atol(words[1]);
  chance.seed(std::strtoull(words[2], nullptr, 10));
  const auto oracle = make_oracle();
  std::vector<std::unique_ptr<Workspace>> warm;
  for (int strain = 0; strain < 5; ++strain)
    warm.push_back(std::make_unique<Workspace>(std::size_t{16} << 20));
  for (long i = 0; i < number; ++i) {
    const Hands hands = deal(2 + static_cast<int>(chance() % 5));
    checkEnding<0>(*oracle, *warm[0], hands);
    checkEnding<1>(*oracle, *warm[1], hands);
    checkEnding<2>(*oracle, *warm[2], hands);
    checkEnding<3>(*oracle, *warm[3], hands);
    checkEnding<4>(*oracle, *warm[4], hands);
  }
  std::printf("properties of %ld endings, seed %s: %ld checks, %ld wrong\n", number, words[2],
              checks, wrong);
  return wrong > 0;
}
