import { Alert, Anchor, Button, Card, Stack, Text, Title } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAbilities } from '#client/features/identity/index.ts';
import { PLAN_SETTINGS } from '#client/ui/feedback/PlanWayOut.tsx';
import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import { Sheet } from '#client/ui/overlay/Sheet.tsx';
import { Page } from '#client/ui/page/Page.tsx';
import { InviteForm } from './forms/InviteForm.tsx';
import { InvitationList } from './parts/InvitationList.tsx';
import { MemberEntry } from './parts/MemberEntry.tsx';
import { TeamNav } from './parts/TeamNav.tsx';
import classes from './parts/team.module.css';
import { type TeamQuery, useTeamQuery } from './team.generated.ts';

/** Who works in the business, as what, and who is asked to. */
export function TeamPage() {
  const { data, error, refetch } = useTeamQuery();
  const { can } = useAbilities();
  const [isInviting, setInviting] = useState(false);
  const close = () => setInviting(false);
  const mayInvite = data && can('team.manage') && seatsOf(data.planUsage)?.allowed !== 0;
  return (
    <Page
      title="Team"
      subtitle={data && <Seats usage={data.planUsage} />}
      actions={
        mayInvite && (
          <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setInviting(true)}>
            Invite
          </Button>
        )
      }
      narrow
    >
      <TeamNav />
      {data ? <Members {...data} /> : <AwaitedList what="your team" rows={3} error={error} onRetry={refetch} />}
      <Sheet opened={isInviting} onClose={close} title="Invite a team member">
        <InviteForm onDone={close} />
      </Sheet>
    </Page>
  );
}

function Members({ teamMembers, teamInvitations, planUsage }: TeamQuery) {
  const seats = seatsOf(planUsage);
  return (
    <Stack>
      {seats?.allowed === 0 && (
        <Alert color="indigo" title="Work together">
          Teams are part of Premium: two people besides you, each with their own sign-in and only the access they need.{' '}
          <Anchor component={Link} to={PLAN_SETTINGS} inherit fw={600}>
            See the plans
          </Anchor>
        </Alert>
      )}
      <Card withBorder padding={0}>
        <ul className={classes.list} aria-label="Members">
          {teamMembers.map((member) => (
            <MemberEntry key={member.id} member={member} />
          ))}
        </ul>
      </Card>
      {teamInvitations.length > 0 && (
        <section aria-labelledby="invited">
          <Title order={2} id="invited" mb="sm">
            Invited
          </Title>
          <InvitationList invitations={teamInvitations} />
        </section>
      )}
    </Stack>
  );
}

const seatsOf = (usage: TeamQuery['planUsage']) => usage.find(({ limit }) => limit === 'TEAM_MEMBERS');

/** How many more may join. */
function Seats({ usage }: { usage: TeamQuery['planUsage'] }) {
  const seats = seatsOf(usage);
  if (!seats?.allowed) return null;
  return (
    <Text size="sm" c="dimmed">
      {seats.used} of {seats.allowed} team seats used
    </Text>
  );
}
