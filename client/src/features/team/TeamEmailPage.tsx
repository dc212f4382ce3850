import { Badge, Card, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx';
import { Page } from '#client/ui/page/Page.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { InvitationEntry } from './parts/InvitationEntry.tsx';
import { TeamNav } from './parts/TeamNav.tsx';
import classes from './parts/team.module.css';
import { type TeamQuery, useTeamQuery } from './team.generated.ts';

/** Which address each of the team signs in with, and where invitations have gone. */
export function TeamEmailPage() {
  const { data, error, refetch } = useTeamQuery();
  return (
    <Page
      title="Login emails"
      subtitle="Everybody signs in with an address of their own. It is theirs to change, under Settings, Account."
      narrow
    >
      <TeamNav />
      {data ? (
        <Emails {...data} />
      ) : error ? (
        <ErrorState error={error} what="the login emails" onRetry={refetch} />
      ) : (
        <ListSkeleton what="login emails" rows={3} />
      )}
    </Page>
  );
}

function Emails({ teamMembers, teamInvitations }: TeamQuery) {
  return (
    <Stack>
      <Section title="Waiting for an answer">
        {teamInvitations.length > 0 ? (
          <Card withBorder padding={0}>
            <ul className={classes.list} aria-label="Invitations">
              {teamInvitations.map((invitation) => (
                <InvitationEntry key={invitation.id} invitation={invitation} />
              ))}
            </ul>
          </Card>
        ) : (
          <EmptyState title="Nobody is invited">
            Invite somebody under <Link to="/dashboard/team">Members</Link>. Until they accept, you can change the
            address here.
          </EmptyState>
        )}
      </Section>
      <Section title="In the team">
        <ul className={classes.list} aria-label="Login emails">
          {teamMembers.map(({ id, fullName, email, emailConfirmed }) => (
            <li key={id} className={classes.entry}>
              <div className={classes.facts}>
                <Text fw={600} className={classes.email}>
                  {email}
                </Text>
                <Text size="sm" c="dimmed">
                  {fullName}
                </Text>
              </div>
              <Group>
                {emailConfirmed ? <Badge color="green">Confirmed</Badge> : <Badge color="amber">Not confirmed</Badge>}
              </Group>
            </li>
          ))}
        </ul>
      </Section>
    </Stack>
  );
}
