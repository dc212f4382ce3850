export { SearchResolver } from './search.resolver.ts';
