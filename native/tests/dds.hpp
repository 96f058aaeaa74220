// The library of Bo Haglund and Soren Hein, loaded at run time: the oracle of these tests.
#pragma once

#include <dlfcn.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

class Dds {
 public:
  struct TableDeal {
    unsigned cards[4][4];
  };
  struct TableResults {
    int tricks[5][4];  // by strain from spades down to clubs, then no trump; by declarer
  };
  struct Deal {
    int trump, first, suits[3], ranks[3];
    unsigned held[4][4];
  };
  struct Cards {
    int nodes, count, suit[13], rank[13], equals[13], tricks[13];
  };

  explicit Dds(const char* path) {
    void* const library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) {
      std::fprintf(stderr, "%s\n", dlerror());
      std::exit(2);
    }
    table_ = reinterpret_cast<Table>(dlsym(library, "CalcDDtable"));
    solve_ = reinterpret_cast<Solve>(dlsym(library, "SolveBoard"));
    reinterpret_cast<void (*)(int)>(dlsym(library, "SetMaxThreads"))(1);
  }

  // Our suits 0 to 3 are clubs to spades; the library's begin with spades.
  static int suit(int ours) { return 3 - ours; }
  static int strain(int ours) { return ours == 4 ? 4 : suit(ours); }
  static unsigned holding(std::uint64_t hand, int suit) {
    unsigned held = 0;
    for (int place = 0; place < 13; ++place)
      if (hand >> (16 * suit + place) & 1) held |= 1U << (14 - place);
    return held;
  }
  static int rank(int card) { return 14 - (card & 15); }

  void table(const std::uint64_t hands[4], std::int8_t tricks[5][4]) const {
    TableDeal deal;
    for (int seat = 0; seat < 4; ++seat)
      for (int s = 0; s < 4; ++s) deal.cards[seat][suit(s)] = holding(hands[seat], s);
    TableResults results;
    if (table_(deal, &results) != 1) std::abort();
    for (int s = 0; s < 5; ++s)
      for (int seat = 0; seat < 4; ++seat)
        tricks[s][seat] = static_cast<std::int8_t>(results.tricks[strain(s)][seat]);
  }

  // Every legal card; equals[] left as the library gives them.
  Cards cards(const std::uint64_t hands[4], int trump, int leader, int turn, const int* played,
              int solutions = 3, int target = -1) const {
    Deal deal{};
    deal.trump = strain(trump);
    deal.first = leader;
    for (int i = 0; i < turn; ++i) {
      deal.suits[i] = suit(played[i] >> 4);
      deal.ranks[i] = rank(played[i]);
    }
    for (int seat = 0; seat < 4; ++seat)
      for (int s = 0; s < 4; ++s) deal.held[seat][suit(s)] = holding(hands[seat], s);
    Cards cards{};
    if (const int code = solve_(deal, target, solutions, 1, &cards, 0); code != 1) {
      std::fprintf(stderr, "the library refuses a position: %d\n", code);
      std::abort();
    }
    return cards;
  }

 private:
  using Table = int (*)(TableDeal, TableResults*);
  using Solve = int (*)(Deal, int, int, int, Cards*, int);

  Table table_;
  Solve solve_;
};
