import { useEffect, useSyncExternalStore } from 'react';
import { registerServiceWorker } from '#client/ui/device/serviceWorker.ts';
import { notify } from '#client/ui/feedback/notify.tsx';

/** The app may stay open for days. */
const CHECK_MS = 60 * 60_000;
/** The first screen has its data by then. */
const KEEP_AFTER_MS = 3_000;

/** A version of the app that is downloaded and waits for the person's word: it never takes over by itself. */
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
    this.look();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => this.look());
    });
    this.checkNowAndThen(registration);
  }

  /** The waiting version takes over, here and in every other tab; this tab starts afresh with it. */
  readonly reload = () => {
    const waiting = this.registration?.waiting;
    // Another tab has let it take over already.
    if (!waiting) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  };

  /** The very first worker waits for nobody. */
  private look() {
    if (this.isReady || !this.registration?.waiting || !this.registration.active) return;
    this.isReady = true;
    for (const listener of this.listeners) listener();
  }

  private checkNowAndThen(registration: ServiceWorkerRegistration) {
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

/** Says that there is a new version, beside one's work. */
export function useNewVersionNotice() {
  const isReady = useSyncExternalStore(newVersion.subscribe, newVersion.getIsReady, () => false);
  useEffect(() => {
    if (isReady)
      notify.offer({ id: 'new-version', text: 'A new version is ready', action: 'Reload', act: newVersion.reload });
  }, [isReady]);
}

/** Asks the worker to keep all the app's files on this device: they are much, and a passing visitor needs none. */
export async function keepApp() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await new Promise((resolve) => setTimeout(resolve, KEEP_AFTER_MS));
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'KEEP_APP' });
}
