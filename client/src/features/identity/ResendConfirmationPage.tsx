import { requestGraphQL } from '#client/graphql/requestGraphQL.ts';
import { ResendConfirmationDocument } from './authPages.generated.ts';
import { MailedLinkForm } from './parts/MailedLinkForm.tsx';

export const ResendConfirmationPage = () => (
  <MailedLinkForm
    title="Confirm your email"
    lead="No email, or the link expired? We’ll send a new one."
    action="Send confirmation link"
    sent="If this address still needs to be confirmed, a new link is on its way. Older links no longer work."
    request={(email) => requestGraphQL(ResendConfirmationDocument, { email })}
  />
);
