import { attempt } from '#client/ui/feedback/attempt.ts';
import { confirm } from '#client/ui/feedback/confirm.tsx';
import { useLeaveTeamMutation } from './session.generated.ts';
import { sessionStore } from './sessionStore.ts';
import { useViewer } from './useAbilities.ts';

/** Leaves the business that one acts for, which ends the session: one signs in again for whatever else there is. Asks once. */
export function useLeaveTeam() {
  const { businessId, businessName } = useViewer();
  const [leaveTeam] = useLeaveTeamMutation();
  return async () => {
    const confirmed = await confirm({
      title: `Leave ${businessName}?`,
      body: 'You’ll be signed out and lose access to the business. Your work stays under your name. To come back, you’ll need a new invitation.',
      action: 'Leave team',
    });
    if (!confirmed) return;
    const leave = () => leaveTeam({ variables: { businessId } });
    await attempt(
      () => sessionStore.leave(leave, `You left ${businessName}`),
      `You’re still a member of ${businessName}`,
    );
  };
}
