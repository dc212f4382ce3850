let arrived: () => void;
const arrival = new Promise<void>((resolve) => {
  arrived = resolve;
});

export const overlaysAreThere = () => arrived();

/** They come after the first screen: a question that is asked sooner waits for them. A toast is kept for them anyway. */
export const untilOverlays = () => arrival;
