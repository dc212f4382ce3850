export { TodayResolver } from './today.resolver.ts';
