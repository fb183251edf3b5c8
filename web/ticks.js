// The ticks of a plot's axis.

/// Returns multiples of 1, 2 or 5 times a power of ten, from the last one up to `low` to the first one from `high`.
/// Their distance is at least `least`, and about a `wanted`-th of the range.
export function ticks(low, high, wanted, least = 0) {
  const rough = Math.max(least, (high - low) / wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * [1, 2, 5, 10].find((each) => each * power >= rough * 0.999);
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, at) => (first + at) * step);
}
