import { useSyncExternalStore } from 'react';
import { notify } from '#client/ui/feedback/notify.tsx';

/** Chromium's event, which no standard has yet. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's offer to install the app. It may come before any screen does, and serves once. */
class Installation {
  private offer: BeforeInstallPromptEvent | undefined;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly getIsPossible = () => this.offer !== undefined;

  listen() {
    window.addEventListener('beforeinstallprompt', (event) => {
      // The card comes instead, at the times of the specification.
      event.preventDefault();
      this.set(event as BeforeInstallPromptEvent);
    });
    window.addEventListener('appinstalled', () => {
      this.set(undefined);
      notify.success({ title: 'App Installed!' });
    });
  }

  /** Shows the browser's own prompt. */
  async prompt() {
    const { offer } = this;
    if (!offer) return;
    this.set(undefined);
    await offer.prompt();
    const { outcome } = await offer.userChoice;
    if (outcome === 'accepted') notify.info({ title: 'Installing...' });
  }

  private set(offer: BeforeInstallPromptEvent | undefined) {
    this.offer = offer;
    for (const listener of this.listeners) listener();
  }
}

export const installation = new Installation();

/** Whether the browser would install the app now. */
export const useIsInstallable = () =>
  useSyncExternalStore(installation.subscribe, installation.getIsPossible, () => false);
