import { at } from './verdict.mjs';

const WANTED = { 'missing, doubled, others’': '0, 0, 0', 'out of order': 0, 'commit → socket, p99 ms': '< 150' };

/** What was measured, in figures. */
export function figuresOf(title, { sockets, payments, verdict, alone, heard, memory }) {
  const { events, missing, doubled, others, disordered, delays } = verdict;
  const taken = payments.map(({ askedAt, answeredAt }) => answeredAt - askedAt).sort((a, b) => a - b);
  const perUnheard = alone.nodeMicroseconds / alone.payments;
  const { node, postgres, bench, idle, cores } = heard.percentOfACore;
  return {
    title,
    isExact: missing + doubled + others + disordered === 0,
    figures: {
      sockets,
      'payments/s': rounded(payments.length / heard.seconds),
      'events delivered': events,
      'missing, doubled, others’': `${missing}, ${doubled}, ${others}`,
      'out of order': disordered,
      'commit → socket, p50 ms': rounded(at(delays, 0.5)),
      'commit → socket, p99 ms': rounded(at(delays, 0.99)),
      'commit → socket, worst ms': rounded(delays.at(-1)),
      'payment asked → answered, p50 ms': rounded(at(taken, 0.5)),
      'payment asked → answered, p99 ms': rounded(at(taken, 0.99)),
      'RSS MB': each(memory, ({ rssMegabytes }) => rssMegabytes),
      'heap MB': each(memory, ({ heapMegabytes }) => heapMegabytes),
      'RSS growth, MB/min': each(memory, ({ rssGrowth }) => rssGrowth),
      'heap growth, MB/min': each(memory, ({ heapGrowth }) => heapGrowth),
      'CPU µs/payment, unheard': Math.round(perUnheard),
      'CPU µs/payment, heard': Math.round(heard.nodeMicroseconds / payments.length),
      'CPU µs/event delivered': Math.round((heard.nodeMicroseconds - perUnheard * payments.length) / events),
      'event loop delay p99 ms': rounded(heard.loopDelayMs),
      [`% of a core (of ${cores}): Node`]: node,
      'PostgreSQL ': postgres,
      'the bench ': bench,
      'idle ': idle,
      'all else on the machine ': Math.max(0, cores * 100 - node - postgres - bench - idle),
    },
  };
}

/** A column for each setting. */
export function print(measured) {
  const names = Object.keys(measured[0]?.figures ?? {});
  console.table(
    Object.fromEntries(
      names.map((name) => [
        name,
        {
          ...Object.fromEntries(measured.map(({ title, figures }) => [title, figures[name]])),
          wanted: WANTED[name] ?? '',
        },
      ]),
    ),
  );
}

const each = (nodes, of) => nodes.map((node) => rounded(of(node))).join(', ');
const rounded = (number) => Number(number?.toFixed(1));
