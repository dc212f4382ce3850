import { requestGraphQL } from '#client/graphql/requestGraphQL.ts';
import { ConfirmEmailChangeDocument } from './mailedLinks.generated.ts';
import { MailedLinkStep, toDashboard } from './parts/MailedLinkStep.tsx';
import { sessionStore } from './session/sessionStore.ts';

/** With the session of this browser, which goes on where it is the account's own; every other one ends. */
async function confirm(token: string) {
  return requestGraphQL(ConfirmEmailChangeDocument, { token }, { accessToken: await sessionStore.accessToken() });
}

export const ConfirmEmailChangePage = () => (
  <MailedLinkStep
    purpose="CONFIRM_EMAIL_CHANGE"
    title="Confirm your new email"
    about={({ email, newEmail }) =>
      `The account ${email} will sign in with ${newEmail} from now on. All other devices will be signed out.`
    }
    label="Change the email"
    busyLabel="Changing the email..."
    act={confirm}
    done={{ title: 'Your email is changed', words: 'From now on you sign in with the new address.' }}
    failed="We couldn’t change your email"
    onwards={toDashboard}
  />
);
