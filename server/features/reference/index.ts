export { ReferenceResolver } from './reference.resolver.ts';
