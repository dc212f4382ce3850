export { ActivityResolver } from './activity.resolver.ts';
