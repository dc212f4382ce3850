import { attempt } from '#client/ui/feedback/attempt.ts';
import { installation } from './installation.ts';
import { useInstallRecord } from './useInstallRecord.ts';

/** Has the browser ask whether to install; what was put off before is forgotten (spec, point 4). */
export function useInstall() {
  const { clear } = useInstallRecord();
  return () => {
    clear();
    attempt(() => installation.prompt(), 'The app couldn’t be installed');
  };
}
