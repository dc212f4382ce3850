import { Button, Radio, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { Sheet } from '#client/ui/overlay/Sheet.tsx';
import type { KeyOverlap } from '#domain/apiKeys/lifetime.ts';
import { type ApiKeyFieldsFragment, useRotateApiKeyMutation } from '../apiKeys.generated.ts';
import type { KeyText } from '../keyText.ts';

interface RotateSheetProps {
  apiKey: ApiKeyFieldsFragment | undefined;
  onClose: () => void;
  onRotated: (text: KeyText) => Promise<void>;
}

const overlaps: Record<KeyOverlap, { label: string; description: string }> = {
  ONE_DAY: { label: 'For 24 hours', description: 'Time to switch to the new one' },
  SEVEN_DAYS: { label: 'For 7 days', description: 'For keys used in many places' },
  AT_ONCE: { label: 'Not at all', description: 'The key leaked: anything using it stops until it has the new one' },
};

/** Gives a key a new text. */
export function RotateSheet({ apiKey, onClose, onRotated }: RotateSheetProps) {
  return (
    <Sheet opened={apiKey !== undefined} onClose={onClose} title={apiKey ? `Rotate ${apiKey.name}` : ''}>
      {apiKey && <RotateForm apiKey={apiKey} onRotated={onRotated} />}
    </Sheet>
  );
}

function RotateForm({
  apiKey: { id, name },
  onRotated,
}: {
  apiKey: ApiKeyFieldsFragment;
  onRotated: RotateSheetProps['onRotated'];
}) {
  const [rotateApiKey] = useRotateApiKeyMutation();
  const form = useForm<{ overlap: KeyOverlap }>({ initialValues: { overlap: 'ONE_DAY' } });
  const { onSubmit, busy, error } = useSubmit(form, async ({ overlap }) => {
    const { data } = await rotateApiKey({ variables: { id, overlap } });
    await onRotated({ name, text: data!.rotateApiKey.text });
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <FormError error={error} />
        <Text size="sm">You’ll get a new secret, shown once. Scopes and expiration stay the same.</Text>
        <Radio.Group label="Old secret keeps working" {...form.getInputProps('overlap')}>
          <Stack gap="sm" mt="xs">
            {Object.entries(overlaps).map(([value, words]) => (
              <Radio key={value} value={value} {...words} />
            ))}
          </Stack>
        </Radio.Group>
        <Button type="submit" loading={busy}>
          Rotate key
        </Button>
      </Stack>
    </form>
  );
}
