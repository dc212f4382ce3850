import { requestGraphQL } from '#client/graphql/requestGraphQL.ts';
import { RequestPasswordResetDocument } from './authPages.generated.ts';
import { MailedLinkForm } from './parts/MailedLinkForm.tsx';

export const ForgotPasswordPage = () => (
  <MailedLinkForm
    title="Forgot your password?"
    lead="Enter your email and we’ll send you a reset link."
    action="Send reset link"
    sent="If an account uses this address, a reset link is on its way. It works for one hour."
    request={(email) => requestGraphQL(RequestPasswordResetDocument, { email })}
  />
);
