// Batches from several threads at once, some of them stopped: for the thread sanitizer.
#include <cstdio>
#include <random>
#include <thread>
#include <vector>

#include "../engine/batch.hpp"

using namespace biritch::dd;

int main() {
  std::vector<std::thread> callers;
  std::atomic<int> answered{0};
  for (int caller = 0; caller < 4; ++caller)
    callers.emplace_back([caller, &answered] {
      std::mt19937_64 chance(caller);
      for (int round = 0; round < 4; ++round) {
        struct Row {
          std::uint64_t hands[4] = {};
          std::int8_t tricks[4] = {};
        };
        std::vector<Row> rows(24);
        for (Row& row : rows) {
          int cards[52];
          for (int i = 0; i < 52; ++i) cards[i] = i / 13 * 16 + i % 13;
          for (int i = 51; i > 0; --i) std::swap(cards[i], cards[chance() % (i + 1)]);
          for (int i = 0; i < 28; ++i) row.hands[i / 7] |= 1ULL << cards[i];
        }
        Interrupt interrupt;
        BatchOptions options;
        options.threads = 3;
        answerAll(
            rows.size(), 1000,
            [&](Engine& engine, std::size_t i) {
              engine.strain(rows[i].hands, static_cast<int>(i % 5), rows[i].tricks);
              ++answered;
            },
            options, interrupt, [&](std::size_t done) { return round != 3 || done < 5; });
      }
    });
  for (std::thread& caller : callers) caller.join();
  std::printf("%d answers\n", answered.load());
}
