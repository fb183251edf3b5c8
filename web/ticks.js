// Computes the ticks of a plot axis.

/// Returns multiples of a step, from the last one at or below `low` to the first one at or above `high`. The step is 1,
/// 2 or 5 times a power of ten. It is at least `least`, and divides the range into about `wanted` parts.
export function ticks(low, high, wanted, least = 0) {
  const rough = Math.max(least, (high - low) / wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * [1, 2, 5, 10].find((each) => each * power >= rough * 0.999);
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, at) => (first + at) * step);
}
