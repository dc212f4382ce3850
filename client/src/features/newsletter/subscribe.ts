import { toast } from '#client/ui/site/toast.ts';

const TRY_LATER = 'Please try again later';

/** Asks for the newsletter and says how it went (spec, points 5 and 8). Answers whether a confirmation is on its way. */
export async function subscribe(email: string): Promise<boolean> {
  if (!email.includes('@')) {
    toast({ title: 'Invalid Email', text: 'Please enter a valid email address', variant: 'destructive' });
    return false;
  }
  const refused = await send(email);
  if (refused) {
    toast({ title: 'Subscription Failed', text: refused, variant: 'destructive' });
    return false;
  }
  toast({ title: 'Subscribed!', text: 'Thank you for subscribing to our newsletter', variant: 'success' });
  return true;
}

/** Answers why it was refused, where it was. */
async function send(email: string): Promise<string | undefined> {
  try {
    // Each taken from its import at once: only then does the build leave out what else is there, Apollo Client's hooks.
    const { requestGraphQL } = await import('#client/graphql/requestGraphQL.ts');
    const { Refusal } = await import('#client/graphql/failures.ts');
    const { SubscribeToNewsletterDocument } = await import('./newsletter.generated.ts');
    return await requestGraphQL(SubscribeToNewsletterDocument, { email }).then(
      () => undefined,
      (error) => (error instanceof Refusal && error.message ? error.message : TRY_LATER),
    );
  } catch {
    return TRY_LATER;
  }
}
