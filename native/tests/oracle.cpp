// The same search with neither bounds nor table: slow, and right where those could be wrong.
#define DD_PATH oracle
#define DD_BOUNDS 0
#define DD_TABLE 0
#include "../engine/solution.hpp"

namespace biritch::dd {

std::unique_ptr<Engine> make_oracle() {
  return std::unique_ptr<Engine>(new oracle::PathEngine(std::size_t{2} << 20));
}

}  // namespace biritch::dd
