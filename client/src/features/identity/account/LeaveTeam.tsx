import { Button, Stack, Text } from '@mantine/core';
import { Section } from '#client/ui/page/Section.tsx';
import { mayLeave } from '#domain/permissions.ts';
import { useViewer } from '../session/useAbilities.ts';
import { useLeaveTeam } from '../session/useLeaveTeam.ts';

/** For whoever works in somebody else's business. */
export function LeaveTeam() {
  const { businessName, role, roleName } = useViewer();
  const leaveTeam = useLeaveTeam();
  if (!mayLeave(role)) return null;
  return (
    <Section title="Your team">
      <Stack align="flex-start">
        <Text>
          You work in {businessName}, as {roleName}. If you leave, your work stays there under your name, and you keep
          your account.
        </Text>
        <Button variant="default" onClick={leaveTeam}>
          Leave team
        </Button>
      </Stack>
    </Section>
  );
}
