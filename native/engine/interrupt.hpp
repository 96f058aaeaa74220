// How a search is told to stop.
#pragma once

#include <atomic>
#include <chrono>

namespace biritch::dd {

// Of one call: by its own threads, by a flag of the caller's, or by the clock.
struct Interrupt {
  std::atomic<bool> stopped{false};
  const std::atomic<bool>* flag = nullptr;
  std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();

  bool due() const {
    if (stopped.load(std::memory_order_relaxed)) return true;
    if (flag != nullptr && flag->load(std::memory_order_relaxed)) return true;
    return deadline != std::chrono::steady_clock::time_point::max() &&
           std::chrono::steady_clock::now() >= deadline;
  }
};

// Leaves a search that was interrupted. What its table has learnt stays true.
struct Interrupted {};

}  // namespace biritch::dd
