export { activityReads } from './activity.reads.ts';
export { ActivityResolver } from './activity.resolver.ts';
export { Activity, ActivityFilter } from './activity.types.ts';
export { actorNameSql } from './actorName.ts';
export { isAbout } from './isAbout.ts';
