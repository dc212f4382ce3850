const TRY_LATER = 'Please try again later';

/** Loads toasts before there is anything to say: without a connection there would be no saying it. */
export const prepareToasts = () => void import('#client/ui/site/toast.ts').catch(() => undefined);

/** Asks for the newsletter and says how it went (spec, points 5 and 8). Answers whether a confirmation is on its way. */
export async function subscribe(email: string): Promise<boolean> {
  const { toast } = await import('#client/ui/site/toast.ts');
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
    const { ask, Refusal } = await import('#client/graphql/ask.ts');
    const { SubscribeToNewsletterDocument } = await import('./newsletter.generated.ts');
    return await ask(SubscribeToNewsletterDocument, { email }).then(
      () => undefined,
      (error) => (error instanceof Refusal && error.message ? error.message : TRY_LATER),
    );
  } catch {
    return TRY_LATER;
  }
}
