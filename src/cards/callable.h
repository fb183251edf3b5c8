// A non-owning reference to a callable, for use as a parameter. It does not copy the callable, and adds fewer bytes to
// the downloaded program than std::function. Use std::function only to store a function.
#pragma once

#include <type_traits>
#include <utility>

namespace mitts {

template <class Signature> class Callable;

template <class Result, class... Arguments> class Callable<Result(Arguments...)> {
public:
    /// Creates an empty reference, which must not be called.
    Callable() = default;
    /// `callable` must outlive this object.
    template <class Function, std::enable_if_t<!std::is_same_v<std::decay_t<Function>, Callable>, int> = 0>
    Callable(const Function& callable) // NOLINT(google-explicit-constructor): implicit by design
        : callable_(&callable), call_([](const void* function, Arguments... arguments) -> Result {
              return (*static_cast<const Function*>(function))(std::forward<Arguments>(arguments)...);
          }) {
    }

    explicit operator bool() const {
        return call_ != nullptr;
    }
    Result operator()(Arguments... arguments) const {
        return call_(callable_, std::forward<Arguments>(arguments)...);
    }

private:
    const void* callable_ = nullptr;
    Result (*call_)(const void*, Arguments...) = nullptr;
};

} // namespace mitts
