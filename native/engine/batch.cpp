#include "batch.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace biritch::dd {

namespace {

// Idle engines: to make one costs more than to solve an ending. No mutex: a child process is
// often forked while another thread holds one.
class Stock {
 public:
  ~Stock() {
    for (auto& shelf : idle_) delete shelf.load();
  }

  std::unique_ptr<Engine> take(std::size_t bytes) {
    for (auto& shelf : idle_) {
      std::unique_ptr<Engine> engine(shelf.exchange(nullptr));
      if (!engine) continue;
      engine->limit(bytes);
      return engine;
    }
    return makeEngine(bestPath(), bytes);
  }

  void give(std::unique_ptr<Engine> engine) {
    engine->interruptBy(nullptr);
    if (engine->bytes() > kKept) return;
    for (auto& shelf : idle_) {
      Engine* nobody = nullptr;
      if (shelf.compare_exchange_strong(nobody, engine.get())) {
        static_cast<void>(engine.release());
        return;
      }
    }
  }

 private:
  static constexpr std::size_t kKept = std::size_t{8} << 20;

  std::array<std::atomic<Engine*>, 64> idle_{};
};

Stock& stock() {
  static Stock engines;
  return engines;
}

class Batch {
 public:
  Batch(std::size_t count, const Question& question, const BatchOptions& options,
        Interrupt& interrupt)
      : count_(count), question_(question), options_(options), interrupt_(interrupt) {}

  void work() {
    const bool best = options_.path == bestPath();
    std::unique_ptr<Engine> engine =
        best ? stock().take(options_.bytes) : makeEngine(options_.path, options_.bytes);
    engine->interruptBy(&interrupt_);
    try {
      for (std::size_t i = next_++; i < count_ && !interrupt_.due(); i = next_++) {
        question_(*engine, i);
        ++done_;
      }
    } catch (const Interrupted&) {
    }
    if (best) stock().give(std::move(engine));
  }

  // In a thread of its own: what goes wrong is kept for the caller's thread.
  void workApart() noexcept {
    try {
      work();
    } catch (...) {
      const std::lock_guard<std::mutex> guard(mutex_);
      if (!fault_) fault_ = std::current_exception();
      interrupt_.stopped = true;
    }
    {
      const std::lock_guard<std::mutex> guard(mutex_);
      --working_;
    }
    idle_.notify_one();
  }

  void workOn(int threads, const Watch& watch) {
    std::vector<std::thread> workers;
    working_ = threads;
    try {
      while (static_cast<int>(workers.size()) < threads)
        workers.emplace_back(&Batch::workApart, this);
    } catch (const std::system_error&) {  // no more threads to be had
      const std::lock_guard<std::mutex> guard(mutex_);
      working_ -= threads - static_cast<int>(workers.size());
    }
    if (workers.empty()) work();
    std::unique_lock<std::mutex> lock(mutex_);
    while (working_ > 0) {
      idle_.wait_for(lock, std::chrono::milliseconds(50));
      if (!watch || working_ == 0) continue;
      lock.unlock();
      if (!watch(done_)) interrupt_.stopped = true;
      lock.lock();
    }
    lock.unlock();
    for (std::thread& worker : workers) worker.join();
    if (fault_) std::rethrow_exception(fault_);
  }

  bool complete() const { return done_ == count_; }

 private:
  const std::size_t count_;
  const Question& question_;
  const BatchOptions& options_;
  Interrupt& interrupt_;
  std::atomic<std::size_t> next_{0}, done_{0};
  std::mutex mutex_;
  std::condition_variable idle_;
  int working_ = 0;
  std::exception_ptr fault_;
};

}  // namespace

bool answerAll(std::size_t count, double milliseconds, const Question& question,
               const BatchOptions& options, Interrupt& interrupt, const Watch& watch) {
  // A thread is worth its making only for some milliseconds of work.
  constexpr double kWorthThread = 1.0;
  const auto most = static_cast<double>(std::min<std::size_t>(count, options.threads));
  const int threads = static_cast<int>(std::min(most, milliseconds / kWorthThread));
  Batch batch(count, question, options, interrupt);
  if (threads <= 1 && milliseconds < 20)
    batch.work();
  else
    batch.workOn(std::max(threads, 1), watch);
  return batch.complete();
}

}  // namespace biritch::dd
