import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { printSchema } from 'graphql';
import { buildSchema } from '#server/schema.ts';

writeFileSync(new URL('../schema.graphql', import.meta.url), `${printSchema(buildSchema())}\n`);
