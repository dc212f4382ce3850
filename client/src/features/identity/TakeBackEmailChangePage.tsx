import { requestGraphQL } from '#client/graphql/requestGraphQL.ts';
import { TakeBackEmailChangeDocument } from './mailedLinks.generated.ts';
import { FormLink } from './parts/FormLink.tsx';
import { MailedLinkStep } from './parts/MailedLinkStep.tsx';

const takeBack = (token: string) => requestGraphQL(TakeBackEmailChangeDocument, { token });

export const TakeBackEmailChangePage = () => (
  <MailedLinkStep
    purpose="TAKE_BACK_EMAIL_CHANGE"
    title="Take the change back?"
    about={({ email, newEmail }) =>
      `The account that now signs in as ${email} gets ${newEmail} back. Everybody is signed out, the password stops working, and we send a link to choose a new one to ${newEmail}.`
    }
    label="Take the change back"
    busyLabel="Taking it back..."
    act={takeBack}
    done={{
      title: 'The change is taken back',
      words:
        'Your account has its earlier email again, and nobody is signed in. A link to choose a new password is on its way to that address.',
    }}
    failed="We couldn’t take the change back"
    onwards={<FormLink href="/auth/forgot-password">Send me a link to choose a new password</FormLink>}
  />
);
