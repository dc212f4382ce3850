export { ActivityResolver } from './activity.resolver.ts';
export { actorNameSql } from './actorName.ts';
