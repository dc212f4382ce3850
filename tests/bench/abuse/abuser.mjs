import { once } from 'node:events';
import { ABUSES } from './abuses.mjs';

// One abuse in a process of its own, from when it is told to begin to when it is told to end; then it tells what came of it.

const [url, name] = process.argv.slice(2);
const { begin } = ABUSES.find((abuse) => abuse.name === name);
process.send('ready');
await once(process, 'message');
const end = await begin(url);
if (!process.connected) process.exit();
await once(process, 'message');
process.send(await end());
