import { notify } from './notify.tsx';

/** Runs a task; if it fails, shows the error in a toast titled `failure` and returns undefined. */
export async function attempt<T>(task: () => Promise<T>, failure: string): Promise<T | undefined> {
  try {
    return await task();
  } catch (error) {
    notify.failure(failure, error);
    return undefined;
  }
}
