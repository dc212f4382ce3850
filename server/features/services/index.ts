export { LineTypeEnum } from './service.types.ts';
export { addStartingServices } from './startingServices.ts';
