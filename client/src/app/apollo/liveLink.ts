import { ApolloLink, Observable } from '@apollo/client';
import { untilLoaded } from '#client/ui/lazyPart.ts';

let socket: Promise<ApolloLink> | undefined;

/** Opens the WebSocket with the first subscription and loads its code then. */
export const liveLink = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      socket ??= untilLoaded(() => import('./liveSocket.ts')).then(({ createLiveSocket }) => createLiveSocket());
      const subscription = socket.then((link) => link.request(operation, forward).subscribe(observer));
      return () => void subscription.then((opened) => opened.unsubscribe());
    }),
);
