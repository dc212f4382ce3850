import { useEffect, useState } from 'react';
import { notify } from '#client/ui/feedback/notify.tsx';
import { useIsInstallable } from './installation.ts';
import { dismissed, nextOffer, type Stage } from './reminders.ts';
import { useInstallRecord } from './useInstallRecord.ts';

const farewells: Record<Stage, () => void> = {
  first: () => notify.info({ title: "No problem! We'll remind you tomorrow." }),
  second: () => notify.info({ title: "We'll check back in 3 days." }),
  last: () =>
    notify.info({
      title: 'Got it! You can install anytime.',
      text: 'Choose “Install Mobile App” in the Help menu.',
      duration: 6000,
    }),
};

/** The offer to install that is due now, if any, and how to put it off. */
export function useInstallOffer(): { stage: Stage | undefined; postpone: () => void } {
  const isInstallable = useIsInstallable();
  const { record, write } = useInstallRecord();
  const [now, setNow] = useState(Date.now);
  const next = nextOffer(record, now);
  const dueIn = next?.dueIn;

  // The app may be open when the rest is over.
  useEffect(() => {
    if (!dueIn) return;
    const timer = setTimeout(() => setNow(Date.now()), dueIn);
    return () => clearTimeout(timer);
  }, [dueIn]);

  const stage = isInstallable && dueIn === 0 ? next?.stage : undefined;
  const postpone = () => {
    if (!stage) return;
    const later = dismissed(record, Date.now());
    write(later);
    setNow(later.lastDismissed);
    farewells[stage]();
  };
  return { stage, postpone };
}
