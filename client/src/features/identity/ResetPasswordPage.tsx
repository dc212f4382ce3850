import { useForm } from '@mantine/form';
import { useState } from 'react';
import { requestGraphQL } from '#client/graphql/requestGraphQL.ts';
import { describeError, errorCode } from '#client/ui/feedback/errors.ts';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { leaveNote } from './authPageNote.ts';
import { ResetPasswordDocument } from './mailedLinks.generated.ts';
import { AuthForm } from './parts/AuthForm.tsx';
import { AuthLayout } from './parts/AuthLayout.tsx';
import { failed } from './parts/authPageToasts.ts';
import { FormLink } from './parts/FormLink.tsx';
import { NewPasswordFields } from './parts/NewPasswordFields.tsx';
import { explainPassword, isSendable } from './parts/newPassword.ts';
import { OtherAccount, useOtherAccount } from './parts/OtherAccount.tsx';
import { Outcome } from './parts/Outcome.tsx';
import { SubmitButton } from './parts/SubmitButton.tsx';
import { tokenHere } from './parts/tokenHere.ts';
import { useAccountLink } from './parts/useAccountLink.ts';

export interface ResetPasswordData {
  /** Whether the URL has a token. Only the browser reads the token itself. */
  hasToken: boolean;
}

export function ResetPasswordPage({ data }: { data: ResetPasswordData }) {
  const [isSpent, setSpent] = useState(!data.hasToken);
  const { link } = useAccountLink('RESET_PASSWORD');
  const other = useOtherAccount(link);
  const form = useForm({ initialValues: { password: '', confirmPassword: '' } });
  const { onSubmit, busy } = useSubmit(form, async (values) => {
    if (!isSendable(values)) return explainPassword(values);
    try {
      await requestGraphQL(ResetPasswordDocument, { input: { token: tokenHere(), password: values.password } });
    } catch (error) {
      setSpent(errorCode(error) === 'TOKEN_INVALID');
      failed('Password not changed', describeError(error));
      return;
    }
    leaveNote({ message: 'Your password was changed. Sign in with the new one.' });
    location.replace('/auth/login');
  });

  if (isSpent || link === null) {
    return (
      <AuthLayout title="This link no longer works">
        <Outcome>A reset link works once, for one hour.</Outcome>
        <FormLink href="/auth/forgot-password">Send me a new link</FormLink>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Choose a new password"
      lead={`${link ? `For the account ${link.email}. ` : ''}You’ll be signed out on every device.`}
    >
      <OtherAccount other={other} effect="That account keeps its password and stays signed in." />
      <AuthForm form={form} onSubmit={onSubmit}>
        <NewPasswordFields form={form} label="New password" />
        <SubmitButton
          label="Change password"
          busyLabel="Changing password..."
          busy={busy}
          blocked={!isSendable(form.values)}
        />
      </AuthForm>
    </AuthLayout>
  );
}
