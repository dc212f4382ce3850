import { Alert, Button, CopyButton, Group, Stack } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { brand } from '#client/ui/brand/brand.ts';
import { useLeaveWarning } from '#client/ui/forms/useLeaveWarning.ts';
import classes from './security.module.css';

const asFile = (codes: string[]) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`Recovery codes for ${brand.name}. Each works once.\n\n${codes.join('\n')}\n`)}`;

/** The recovery codes, which nobody can show again. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  useLeaveWarning(() => true);
  return (
    <Stack>
      <Alert color="amber" icon={<IconKey />} title="Keep these codes now: they are shown this once">
        Each lets you in once without your phone. Put them where you find them when it is lost.
      </Alert>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group>
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" component="a" href={asFile(codes)} download="whorl-recovery-codes.txt">
          Download
        </Button>
        <Button onClick={onKept}>I have kept them</Button>
      </Group>
    </Stack>
  );
}
