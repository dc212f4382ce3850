import { useLocalStorage } from '@mantine/hooks';
import { type InstallRecord, parseRecord } from './reminders.ts';

/** The install-prompt record of this device, the same in every tab. */
export function useInstallRecord() {
  const [record, write, clear] = useLocalStorage<InstallRecord | null>({
    key: 'whorl-install-prompt',
    defaultValue: null,
    deserialize: parseRecord,
    getInitialValueInEffect: false,
  });
  return { record, write, clear };
}
