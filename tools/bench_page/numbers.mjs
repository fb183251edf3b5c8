export const median = (numbers) => [...numbers].sort((left, right) => left - right)[Math.floor(numbers.length / 2)];
