import { Sheet } from '#client/ui/overlay/Sheet.tsx';
import type { ApiKeyFieldsFragment } from '../apiKeys.generated.ts';
import type { KeyText } from '../keyText.ts';
import { KeyForm } from './KeyForm.tsx';

interface KeySheetProps {
  opened: boolean;
  /** The key to be changed; undefined where one is to be made. */
  apiKey: ApiKeyFieldsFragment | undefined;
  mayGive: readonly string[];
  onClose: () => void;
  onMade: (text: KeyText) => Promise<void>;
}

/** Makes a key, or changes one. */
export function KeySheet({ opened, apiKey, mayGive, onClose, onMade }: KeySheetProps) {
  return (
    <Sheet opened={opened} onClose={onClose} title={apiKey ? `Edit ${apiKey.name}` : 'New key'}>
      <KeyForm apiKey={apiKey} mayGive={mayGive} onChanged={onClose} onMade={onMade} />
    </Sheet>
  );
}
