// Many questions at once, on several threads.
#pragma once

#include <cstddef>
#include <functional>

#include "engine.hpp"

namespace biritch::dd {

struct BatchOptions {
  int threads = 1;                // at most so many, each with a table of its own
  std::size_t bytes = 16U << 20;  // of each table
  Path path = bestPath();
};

// Answers question `index` with an engine; every question writes to a place of its own.
using Question = std::function<void(Engine& engine, std::size_t index)>;

// Is called in the calling thread about twenty times a second with the number of answers so
// far; false stops the rest.
using Watch = std::function<bool(std::size_t done)>;

// Answer so many questions, in any order; `milliseconds` is about what they take in all.
// Returns false if some were left because of the interrupt; what is answered is complete.
// Engines are kept for the next call.
bool answerAll(std::size_t count, double milliseconds, const Question& question,
               const BatchOptions& options, Interrupt& interrupt, const Watch& watch);

}  // namespace biritch::dd
