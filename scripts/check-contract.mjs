import { readFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges } from 'graphql';

// schema.graphql may extend the contract that clients rely on, but not break it.

const [contractFile] = process.argv.slice(2);
const read = (file) => buildSchema(readFileSync(file, 'utf8'));
const breaks = findBreakingChanges(read(contractFile), read('schema.graphql'));
for (const { type, description } of breaks) console.error(`${type}: ${description}`);
process.exit(breaks.length > 0 ? 1 : 0);
