import { useEffect, useState } from 'react';

/** Leaves for the processor's page. Whoever turns back with the browser may find this page as they left it, and can leave again. */
export function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const stay = () => setLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);
  const leaveFor = (address: string) => {
    setLeaving(true);
    location.assign(address);
  };
  return { isLeaving, leaveFor };
}
