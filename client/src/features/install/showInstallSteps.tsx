import { List, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { brand } from '#client/ui/brand/brand.ts';
import { untilOverlays } from '#client/ui/feedback/overlays.ts';
import { installSteps, platformOf } from './installSteps.ts';

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);

/** Where the browser has no prompt to offer: how one installs the app there. */
export async function showInstallSteps() {
  await untilOverlays();
  modals.open({
    title: `Install ${brand.name}`,
    centered: true,
    children: isInstalled() ? <Installed /> : <Steps />,
  });
}

const Installed = () => <Text>{brand.name} is installed: you are using it now.</Text>;

function Steps() {
  return (
    <Stack gap="sm">
      <List type="ordered" spacing="xs">
        {installSteps[platformOf(navigator)].map((step) => (
          <List.Item key={step}>{step}</List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed">
        Don’t see it? The app may already be installed, or this browser can’t install apps. A bookmark works too.
      </Text>
    </Stack>
  );
}
