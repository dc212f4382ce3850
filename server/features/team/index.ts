export { assign } from './assign.ts';
export { Colleague, colleagueReads } from './colleague.ts';
