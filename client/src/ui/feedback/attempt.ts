import { notify } from './notify.tsx';

/** Does something that may be refused; says why in a toast where it was, and answers undefined. */
export async function attempt<T>(task: () => Promise<T>, failure: string): Promise<T | undefined> {
  try {
    return await task();
  } catch (error) {
    notify.failure(failure, error);
    return undefined;
  }
}
