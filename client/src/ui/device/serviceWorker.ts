/**
 * Registers the service worker after the page has loaded, so that it does not delay the first paint. Development has no
 * service worker. A failure is only logged (spec, point 8).
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  try {
    return await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  } catch (error) {
    console.error('The service worker could not be registered', error);
    return undefined;
  }
}
