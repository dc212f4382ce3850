import { InMemoryCache } from '@apollo/client';
import { print } from 'graphql';
import { LiveActivityDocument } from '../../../../client/src/app/live/live.generated.ts';
import { PortalInvoiceChangedDocument } from '../../../../client/src/features/portal/portal.generated.ts';

const cache = new InMemoryCache();
const asSent = (document) => print(cache.transformDocument(document));

/** What the client subscribes to, in the words in which it asks. */
export const MEMBER = asSent(LiveActivityDocument);
export const CUSTOMER = asSent(PortalInvoiceChangedDocument);
