export { fileUrl } from './business.reads.ts';
export { BusinessResolver } from './business.resolver.ts';
export { releaseNumber, takeNumber } from './documentNumbers.ts';
export { fileRoutes } from './files.ts';
export { letterhead } from './letterhead.ts';
