/// A function object to call, whatever its type.
#pragma once

#include <memory>

namespace sepax {

/// The type of a function, as in FunctionRef<bool(int)>.
template <class Signature>
class FunctionRef;

/// Refers to an object that can be called, such as a lambda: a parameter of this type costs an
/// indirect call, where a template costs a copy of all the code around the call. The object must
/// outlive it.
template <class Result, class... Arguments>
class FunctionRef<Result(Arguments...)> {
 public:
  /// Implicit, so that a lambda can be handed over as it is.
  template <class Function>
  FunctionRef(const Function& function)
      : function_(std::addressof(function)), call_([](const void* called, Arguments... arguments) {
          return (*static_cast<const Function*>(called))(arguments...);
        }) {}

  /// Calls it.
  Result operator()(Arguments... arguments) const { return call_(function_, arguments...); }

 private:
  const void* function_;
  Result (*call_)(const void*, Arguments...);
};

}  // namespace sepax
