/// Memory that may run out in the middle of a call.
///
/// C++ exceptions would make the module a good deal larger, and newer browsers necessary. But calls
/// from JS are never nested, so a call that can't go on may be left for good: an import throws, and
/// the engine drops all frames of wasm at once. What they leave behind is put right before:
///
///  - All blocks are in one list, in the order of their age, so that those of the call at hand are
///    known. They are freed, for nothing refers to them:
///  - what outlives a call computes aside what it is to become, then changes without allocating,
///  and
///    settles what it took (see below); or it is dropped, to be computed anew when it is needed;
///  - lists of which only the room may have grown are kept.
///
/// A step of the list costs two words per block, and a few stores where memory is allocated and
/// freed anyway.
#pragma once

#include <cstddef>

namespace sepax::wasm::memory {

/// What comes before each block.
struct alignas(__STDCPP_DEFAULT_NEW_ALIGNMENT__) Head {
  /// The next one.
  Head* younger;
  /// The one before it.
  Head* older;
};

/// Beyond the youngest and the oldest block.
extern constinit Head ends;
/// The youngest block that outlives the call at hand.
extern constinit Head* settled;
/// What has to be put right beside the session, if a part of the module has more.
using Recovery = void (*)();
extern constinit Recovery recoverMore;

/// What was allocated up to now outlives the call at hand, even if that is left.
inline void settle() { settled = ends.older; }

/// This block, if it is one, does so.
void keep(const void* block);

/// Puts everything right and leaves the call.
[[noreturn]] void runOut();

// Of the host: see bind_memory.cpp.

/// nullptr if there is no more.
[[nodiscard]] void* obtain(std::size_t size);
void release(void* memory);
/// Goes back to who called.
[[noreturn]] void leave();

}  // namespace sepax::wasm::memory
