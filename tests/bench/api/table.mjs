export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** One row for each server that was asked, with Whorl's ratios to the others: the median of each round's own. */
export function rowOf(operation, rounds, wanted) {
  return Object.keys(rounds[0]).map((server) => ({
    operation,
    server,
    ...figuresOf(rounds.map((round) => round[server])),
    ...(server === 'whorl' && ratiosOf(rounds, wanted)),
  }));
}

function figuresOf(runs) {
  const of = (name) => median(runs.map((run) => run[name]));
  return {
    'requests/s': Math.round(of('perSecond')),
    'p50 ms': rounded(of('p50')),
    'p99 ms': rounded(of('p99')),
    'CPU µs/request': Math.round(of('cpuMicroseconds')),
    'RSS MB': Math.round(of('rssMegabytes')),
  };
}

function ratiosOf(rounds, wanted) {
  const to = (other) =>
    rounds[0][other]
      ? rounded(median(rounds.map((round) => round.whorl.perSecond / round[other].perSecond)))
      : undefined;
  return {
    'to PostGraphile': to('postgraphile'),
    'wanted ': wanted.postgraphile,
    'to the limit': to('limit'),
    wanted: wanted.limit,
    'p99/p50': rounded(median(rounds.map(({ whorl }) => whorl.p99 / whorl.p50))),
  };
}

export const rounded = (number) => Number(number.toFixed(2));
