export { fileUrl } from './business.reads.ts';
export { BusinessResolver } from './business.resolver.ts';
export { fileRoutes } from './files.ts';
export { releaseNumber, takeNumber } from './documentNumbers.ts';
