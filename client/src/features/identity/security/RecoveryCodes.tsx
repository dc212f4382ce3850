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
      <Alert color="amber" icon={<IconKey />} title="Save these codes now. They’re shown only once.">
        Each lets you sign in once without your phone. Keep them where you can find them if you lose it.
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
        <Button onClick={onKept}>I’ve saved them</Button>
      </Group>
    </Stack>
  );
}
