import { requestGraphQL } from '#client/graphql/requestGraphQL.ts';
import { CancelEmailChangeDocument } from './mailedLinks.generated.ts';
import { MailedLinkStep, toDashboard } from './parts/MailedLinkStep.tsx';

const cancel = (token: string) => requestGraphQL(CancelEmailChangeDocument, { token });

export const CancelEmailChangePage = () => (
  <MailedLinkStep
    purpose="CANCEL_EMAIL_CHANGE"
    title="Keep your email as it is?"
    about={({ email, newEmail }) =>
      `Somebody asked to change the email of the account ${email} to ${newEmail}. Cancel that, and the account keeps its email.`
    }
    label="Cancel the change"
    busyLabel="Canceling..."
    act={cancel}
    done={{
      title: 'Your email stays as it is',
      words: 'The change is called off. If it was not you who asked for it, change your password.',
    }}
    failed="We couldn’t call off the change"
    onwards={toDashboard}
  />
);
