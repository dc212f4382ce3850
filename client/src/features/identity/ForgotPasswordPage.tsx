import { requestGraphQL } from '#client/graphql/requestGraphQL.ts';
import { RequestPasswordResetDocument } from './authPages.generated.ts';
import { MailedLinkForm } from './parts/MailedLinkForm.tsx';

export const ForgotPasswordPage = () => (
  <MailedLinkForm
    title="Forgot your password?"
    lead="Tell us your email, and we will send you a link to choose a new one."
    action="Send reset link"
    sent="If an account uses this address, a link to choose a new password is on its way. It works for an hour."
    request={(email) => requestGraphQL(RequestPasswordResetDocument, { email })}
  />
);
