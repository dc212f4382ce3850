import { useForm } from '@mantine/form';
import { useState } from 'react';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { checkEmail } from '#domain/identity/credentials.ts';
import { useAuthPageNote } from '../authPageNote.ts';
import { AuthForm } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { EmailField } from './EmailField.tsx';
import { FormLink } from './FormLink.tsx';
import { Outcome } from './Outcome.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useNotedEmail } from './useNotedEmail.ts';
import { useWait } from './useWait.ts';
import { WaitNotice } from './WaitNotice.tsx';

interface MailedLinkFormProps {
  title: string;
  lead: string;
  action: string;
  /** The same for known and unknown addresses, so that it does not reveal who has an account. */
  sent: string;
  request: (email: string) => Promise<unknown>;
}

/** Asks for an email address and requests a link by mail. */
export function MailedLinkForm({ title, lead, action, sent, request }: MailedLinkFormProps) {
  const note = useAuthPageNote();
  const [isSent, setSent] = useState(false);
  const { secondsLeft, asksToWait } = useWait();
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: (email) => checkEmail(email) },
  });
  const { onSubmit, busy, error } = useSubmit(form, async ({ email }) => {
    if (secondsLeft > 0) return;
    setSent(false);
    try {
      await request(email);
      setSent(true);
    } catch (refusal) {
      if (!asksToWait(refusal)) throw refusal;
    }
  });
  useNotedEmail(form, note.email);
  return (
    <AuthLayout title={title} lead={lead}>
      {isSent && (
        <Outcome good title="Check your email">
          {sent}
        </Outcome>
      )}
      <WaitNotice secondsLeft={secondsLeft} />
      <FormError error={error} />
      <AuthForm form={form} onSubmit={onSubmit}>
        <EmailField {...form.getInputProps('email')} />
        <SubmitButton
          label={isSent ? 'Send it again' : action}
          busyLabel="Sending..."
          busy={busy}
          blocked={secondsLeft > 0}
        />
      </AuthForm>
      <FormLink href="/auth/login">Back to sign in</FormLink>
    </AuthLayout>
  );
}
