export { useKeyedRequest } from './useKeyedRequest.ts';
