import { NewsletterSubscriberEntity } from '#db/entities/index.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';

/** Subscribing twice is fine, and tells nobody that the address was known. */
export async function subscribeToNewsletter(work: AccountWork, email: string): Promise<void> {
  await work.em.upsert(
    NewsletterSubscriberEntity,
    { email },
    { onConflictFields: ['email'], onConflictAction: 'ignore' },
  );
}
