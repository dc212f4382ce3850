import { requestGraphQL } from '#client/graphql/requestGraphQL.ts';
import { TakeBackEmailChangeDocument } from './mailedLinks.generated.ts';
import { FormLink } from './parts/FormLink.tsx';
import { MailedLinkStep } from './parts/MailedLinkStep.tsx';

const takeBack = (token: string) => requestGraphQL(TakeBackEmailChangeDocument, { token });

export const TakeBackEmailChangePage = () => (
  <MailedLinkStep
    purpose="TAKE_BACK_EMAIL_CHANGE"
    title="Undo the change?"
    about={({ email, newEmail }) =>
      `The account that now signs in as ${email} goes back to ${newEmail}. Everyone is signed out, the password stops working, and we’ll send a reset link to ${newEmail}.`
    }
    label="Undo the change"
    busyLabel="Undoing..."
    act={takeBack}
    done={{
      title: 'The change was undone',
      words:
        'Your account has its previous email again, and everyone is signed out. A reset link is on its way to that address.',
    }}
    failed="We couldn’t undo the change"
    onwards={<FormLink href="/auth/forgot-password">Send me a reset link</FormLink>}
  />
);
