import { afterAll } from 'vitest';
import { cleanUp } from './cleanup.ts';

/** Vitest's setup for each test file of the server. */
afterAll(cleanUp, 90_000);
