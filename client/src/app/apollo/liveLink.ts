import { ApolloLink, Observable } from '@apollo/client';

let socket: Promise<ApolloLink> | undefined;

/** Opens the live connection with the first subscription, and fetches what it takes then. */
export const liveLink = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      socket ??= import('./liveSocket.ts').then(({ createLiveSocket }) => createLiveSocket());
      const subscription = socket.then(
        (link) => link.request(operation, forward).subscribe(observer),
        (error: unknown) => void observer.error(error),
      );
      return () => void subscription.then((opened) => opened?.unsubscribe());
    }),
);
