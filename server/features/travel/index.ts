export { findDrive } from './findDrive.ts';
export { settleTravel } from './settleTravel.ts';
export { TravelEstimate, TravelInput, TravelSettings } from './travel.types.ts';
