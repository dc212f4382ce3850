import { useResendConfirmationMutation } from './identity.generated.ts';
import { MailedLinkForm } from './parts/MailedLinkForm.tsx';

export function ResendConfirmationPage() {
  const [request] = useResendConfirmationMutation();
  return (
    <MailedLinkForm
      title="Confirm your email"
      lead="No mail, or the link is too old? We will send you a new one."
      action="Send confirmation link"
      sent="If this address waits to be confirmed, a new link is on its way. Older links no longer work."
      request={(email) => request({ variables: { email } })}
    />
  );
}
