import { afterAll } from 'vitest';
import { endAll } from './endings.ts';

/** Vitest's setup of each test file of the server. */
afterAll(endAll, 90_000);
