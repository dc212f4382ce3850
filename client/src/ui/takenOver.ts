import { createContext, useContext, useSyncExternalStore } from 'react';

/** When the server rendered the screen, in milliseconds; undefined where it rendered none. */
const Rendered = createContext<number | undefined>(undefined);
export const RenderedAt = Rendered.Provider;

const never = () => () => undefined;

/** Whether the screen is React's own. Until then it shows what the server could know too, or React would not know it again. */
export const useIsTakenOver = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** This moment, in milliseconds; while a screen of the server's is taken over the one in which it was rendered. */
export function useNow(): number {
  const renderedAt = useContext(Rendered);
  return useIsTakenOver() ? Date.now() : (renderedAt ?? Date.now());
}
