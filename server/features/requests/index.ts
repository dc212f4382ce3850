export { RequestResolver } from './request.resolver.ts';
