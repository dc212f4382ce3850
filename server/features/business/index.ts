export { businessReads, fileUrl } from './business.reads.ts';
export { releaseNumber, takeNumber } from './documentNumbers.ts';
export { letterhead } from './letterhead.ts';
