import { Text } from '@mantine/core';
import { AuthLayout } from './AuthLayout.tsx';

/** What stands behind a mailed link until its work is done. */
export const StepBusy = ({ title }: { title: string }) => (
  <AuthLayout title={title}>
    <Text role="status">One moment, please.</Text>
    <noscript>
      <Text>This step needs JavaScript. Turn it on in your browser and open the link again.</Text>
    </noscript>
  </AuthLayout>
);
