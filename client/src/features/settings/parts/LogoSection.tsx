import '@mantine/dropzone/styles.layer.css';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconPhoto } from '@tabler/icons-react';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import type { BusinessSettingsFragment } from '../settings.generated.ts';
import classes from './logo.module.css';
import { LARGEST_LOGO, LOGO_TYPES, useLogo } from './useLogo.ts';

/** The logo that quotes, invoices, mails and the portal carry; changed on the spot. */
export function LogoSection({ business: { name, logoUrl } }: { business: BusinessSettingsFragment }) {
  const { upload, reject, remove, busy, problem } = useLogo(name);
  return (
    <Section title="Logo">
      <Stack gap="sm">
        <Group gap="lg" align="stretch">
          {logoUrl && (
            <div className={classes.frame}>
              <img src={logoUrl} alt={`Logo of ${name}`} className={classes.logo} />
            </div>
          )}
          <Dropzone
            className={classes.drop}
            onDrop={(files) => upload(files[0])}
            onReject={reject}
            accept={LOGO_TYPES}
            maxSize={LARGEST_LOGO}
            multiple={false}
            loading={busy}
            inputProps={{ 'aria-label': 'Logo' }}
          >
            <Group gap="sm" wrap="nowrap">
              <IconPhoto size={32} stroke={1.4} aria-hidden />
              <div>
                <Text fw={600}>{logoUrl ? 'Choose another image' : 'Choose an image, or drop it here'}</Text>
                <Text size="sm" c="dimmed">
                  PNG or JPEG, up to 500 KB
                </Text>
              </div>
            </Group>
          </Dropzone>
        </Group>
        <FormError error={problem} />
        {logoUrl && (
          <Group>
            <Button variant="subtle" color="gray" onClick={remove} disabled={busy}>
              Remove the logo
            </Button>
          </Group>
        )}
      </Stack>
    </Section>
  );
}
