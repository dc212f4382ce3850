import { useEffect, useSyncExternalStore } from 'react';
import { registerServiceWorker } from '#client/ui/device/serviceWorker.ts';
import { notify } from '#client/ui/feedback/notify.tsx';

/** The app may stay open for days without a navigation. */
const CHECK_MS = 60 * 60_000;
/** By then the first screen has loaded its data. */
const CACHE_DELAY_MS = 3_000;

/** Watches for an installed new version of the app, which activates only when the user chooses to reload. */
class NewVersion {
  private registration: ServiceWorkerRegistration | undefined;
  private isReady = false;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly getIsReady = () => this.isReady;

  async watch() {
    const registration = await registerServiceWorker();
    if (!registration) return;
    this.registration = registration;
    this.checkWaiting();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => this.checkWaiting());
    });
    this.checkPeriodically(registration);
  }

  /** Activates the waiting version for all tabs and reloads this one. */
  readonly reload = () => {
    const waiting = this.registration?.waiting;
    // Another tab has activated it already.
    if (!waiting) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  };

  /** On the first visit there is no active worker to replace, so no notice is due. */
  private checkWaiting() {
    if (this.isReady || !this.registration?.waiting || !this.registration.active) return;
    this.isReady = true;
    for (const listener of this.listeners) listener();
  }

  private checkPeriodically(registration: ServiceWorkerRegistration) {
    let checkedAt = Date.now();
    const check = () => {
      if (document.visibilityState === 'hidden' || Date.now() - checkedAt < CHECK_MS) return;
      checkedAt = Date.now();
      registration.update().catch(() => undefined);
    };
    setInterval(check, CHECK_MS);
    document.addEventListener('visibilitychange', check);
  }
}

export const newVersion = new NewVersion();

/** Offers to reload once a new version is installed. */
export function useNewVersionNotice() {
  const isReady = useSyncExternalStore(newVersion.subscribe, newVersion.getIsReady, () => false);
  useEffect(() => {
    if (isReady)
      notify.offer({ id: 'new-version', text: 'A new version is ready', action: 'Reload', act: newVersion.reload });
  }, [isReady]);
}

/**
 * Asks the service worker to cache all of the app's files. Only the dashboard does so: the download is large, and
 * visitors of the public pages do not need it.
 */
export async function keepApp() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await new Promise((resolve) => setTimeout(resolve, CACHE_DELAY_MS));
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'KEEP_APP' });
}
