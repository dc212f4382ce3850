import { afterAll } from 'vitest';
import { endAll } from './endings.ts';

/** Vitest's setup for each test file of the server. */
afterAll(endAll, 90_000);
