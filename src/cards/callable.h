// A function passed on for the length of a call: any callable, by reference. Nothing is copied, and it takes fewer bytes of a program
// that is downloaded than std::function, which whoever keeps the function needs.
#pragma once

#include <type_traits>
#include <utility>

namespace mitts {

template <class Signature> class Callable;

template <class Result, class... Arguments> class Callable<Result(Arguments...)> {
public:
    /// Of nothing: not to be called.
    Callable() = default;
    /// `callable` must outlive this.
    template <class Function, std::enable_if_t<!std::is_same_v<std::decay_t<Function>, Callable>, int> = 0>
    Callable(const Function& callable) // NOLINT(google-explicit-constructor): it stands for the function
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
