import type { Feature } from '#server/platform/feature.ts';
import { SalesDocumentResolver } from './document.resolver.ts';

export const lines: Feature = { resolvers: [SalesDocumentResolver] };
