import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { sessionStore } from '../session/sessionStore.ts';
import { useSession } from '../session/useSession.ts';

/** The address that this browser is signed in with, where it is not the account that a link is for. */
export function useOtherAccount(link: { email: string; isOwn?: boolean } | null | undefined): string | undefined {
  const state = useSession();
  useEffect(() => sessionStore.look(), []);
  if (!link || link.isOwn || state.status !== 'signedIn') return undefined;
  const { email } = state.session.user;
  return email === link.email ? undefined : email;
}

/** Says that this browser is signed in as somebody else, and what the button does about that. */
export const OtherAccount = ({ other, effect }: { other: string | undefined; effect: string }) =>
  other && (
    <Alert color="amber" icon={<IconInfoCircle />}>
      You are signed in as {other} in this browser. {effect}
    </Alert>
  );
