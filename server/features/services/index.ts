export { ServiceResolver } from './service.resolver.ts';
export { LineTypeEnum } from './service.types.ts';
export { addStartingServices } from './startingServices.ts';
