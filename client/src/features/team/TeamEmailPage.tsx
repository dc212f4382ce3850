import { Anchor, Badge, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import { Page } from '#client/ui/page/Page.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { InvitationList } from './parts/InvitationList.tsx';
import { TeamNav } from './parts/TeamNav.tsx';
import classes from './parts/team.module.css';
import { type TeamQuery, useTeamQuery } from './team.generated.ts';

/** Which address each of the team signs in with, and where invitations have gone. */
export function TeamEmailPage() {
  const { data, error, refetch } = useTeamQuery();
  return (
    <Page
      title="Login emails"
      subtitle="Everyone signs in with their own email and can change it in Settings, under Account."
      narrow
    >
      <TeamNav />
      {data ? <Emails {...data} /> : <AwaitedList what="the login emails" rows={3} error={error} onRetry={refetch} />}
    </Page>
  );
}

function Emails({ teamMembers, teamInvitations }: TeamQuery) {
  return (
    <Stack>
      <Section title="Invited">
        {teamInvitations.length > 0 ? (
          <InvitationList invitations={teamInvitations} />
        ) : (
          <EmptyState title="No pending invitations">
            Invite a team member under{' '}
            <Anchor component={Link} to="/dashboard/team">
              Members
            </Anchor>
            . You can change the address here until they accept.
          </EmptyState>
        )}
      </Section>
      <Section title="Members">
        <ul className={classes.list} aria-label="Login emails">
          {teamMembers.map(({ id, fullName, email, emailConfirmed }) => (
            <li key={id} className={`${classes.entry} ${classes.flush}`}>
              <div className={classes.facts}>
                <Group gap="xs">
                  <Text fw={600} className={classes.email}>
                    {email}
                  </Text>
                  {emailConfirmed ? <Badge color="green">Confirmed</Badge> : <Badge color="amber">Not confirmed</Badge>}
                </Group>
                <Text size="sm" c="dimmed">
                  {fullName}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </Stack>
  );
}
