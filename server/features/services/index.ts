export { serviceReads } from './service.reads.ts';
export { LineTypeEnum } from './service.types.ts';
export { addStartingServices } from './startingServices.ts';
