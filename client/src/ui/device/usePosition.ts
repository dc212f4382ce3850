import { useState } from 'react';

const TIMEOUT_MS = 10_000;
const FRESH_MS = 60_000;

export interface Position {
  latitude: number;
  longitude: number;
}

const refusals: Record<number, string> = {
  1: 'Your browser blocked location access. Allow it for this page, or type the address.',
  2: 'Your device can’t find its location right now. Try again, or type the address.',
  3: 'Finding your location took too long. Try again, or type the address.',
};

const locate = () =>
  new Promise<Position>((resolve, reject) => {
    // Browsers offer geolocation on secure pages only.
    if (!navigator.geolocation) return reject(new Error(refusals[2]));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: toMeters(coords.latitude), longitude: toMeters(coords.longitude) }),
      ({ code }) => reject(new Error(refusals[code])),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: FRESH_MS },
    );
  });

/** Rounds to five decimals, about one meter; more would suggest a precision that devices do not have. */
const toMeters = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** Requests the device's position, for which the browser prompts for permission. */
export function usePosition(onFound: (position: Position) => void) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const find = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      onFound(await locate());
    } catch (error) {
      setRefusal((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return { find, isBusy, refusal };
}
