export { ApiKeyResolver, ApiKeyWithTextResolver } from './apiKey.resolver.ts';
export { ApiUsageResolver } from './apiUsage.resolver.ts';
export { forgetApiRequests } from './jobs/forgetApiRequests.ts';
