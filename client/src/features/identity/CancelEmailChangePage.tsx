import { ask } from '#client/graphql/ask.ts';
import { CancelEmailChangeDocument } from './doors.generated.ts';
import { EmailChangeStep } from './parts/EmailChangeStep.tsx';

const cancel = (token: string) => ask(CancelEmailChangeDocument, { token });

export const CancelEmailChangePage = () => (
  <EmailChangeStep
    run={cancel}
    busy="Calling off the change"
    done={{
      title: 'Your email stays as it is',
      words: 'The change is called off. If it was not you who asked for it, change your password.',
    }}
    failed="We couldn’t call off the change"
  />
);
