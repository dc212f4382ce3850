export { activityReads } from './activity.reads.ts';
export { Activity, ActivityFilter } from './activity.types.ts';
export { declareActivityVisibility } from './activityVisibility.ts';
export { actorNameSql } from './actorName.ts';
export { isAbout } from './isAbout.ts';
