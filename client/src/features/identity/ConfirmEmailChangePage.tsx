import { ask } from '#client/graphql/ask.ts';
import { ConfirmEmailChangeDocument } from './doors.generated.ts';
import { EmailChangeStep } from './parts/EmailChangeStep.tsx';

const confirm = (token: string) => ask(ConfirmEmailChangeDocument, { token });

export const ConfirmEmailChangePage = () => (
  <EmailChangeStep
    run={confirm}
    busy="Changing your email"
    done={{ title: 'Your email is changed', words: 'From now on you sign in with the new address.' }}
    failed="We couldn’t change your email"
  />
);
