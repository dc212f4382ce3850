import { parseArgs } from 'node:util';
import { measureChain } from './chain.mjs';
import { measureScale } from './scale/main.mjs';

// npm run bench:live [-- --sockets 1000] [-- --payments 200]: a webhook that tells of a payment, and what it takes until
// every socket that listens has the message, and a browser shows it; with as many sockets connected as asked for.
//
// npm run bench:live -- --scale [--quick] [--only notify] [--seconds 300] [--profile folder]: what live
// events cost and how long they take with many businesses, in one process and in two, over NOTIFY and over Redis.

const { values } = parseArgs({
  options: {
    scale: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    profile: { type: 'string' },
    json: { type: 'string', default: 'bench-live.json' },
    sockets: { type: 'string', default: '1000' },
    payments: { type: 'string', default: '200' },
    businesses: { type: 'string', default: '50' },
    seconds: { type: 'string' },
  },
});

if (values.scale) {
  await measureScale(values);
} else {
  const [sockets, payments, businesses, seconds] = [
    values.sockets,
    values.payments,
    values.businesses,
    values.seconds ?? '60',
  ].map(Number);
  await measureChain({ sockets, payments, businesses, seconds, profile: values.profile });
}
