import { requestGraphQL } from '#client/graphql/requestGraphQL.ts';
import { CancelEmailChangeDocument } from './mailedLinks.generated.ts';
import { MailedLinkStep, toDashboard } from './parts/MailedLinkStep.tsx';

const cancel = (token: string) => requestGraphQL(CancelEmailChangeDocument, { token });

export const CancelEmailChangePage = () => (
  <MailedLinkStep
    purpose="CANCEL_EMAIL_CHANGE"
    title="Keep your current email?"
    about={({ email, newEmail }) =>
      `Someone asked to change the email of the account ${email} to ${newEmail}. Cancel to keep the current email.`
    }
    label="Cancel the change"
    busyLabel="Canceling..."
    act={cancel}
    done={{
      title: 'Your email stays the same',
      words: 'The change is canceled. If you didn’t ask for it, change your password.',
    }}
    failed="We couldn’t cancel the change"
    onwards={toDashboard}
  />
);
