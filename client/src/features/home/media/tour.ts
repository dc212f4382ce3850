// Small enough to become a data: address, which the content security policy keeps out.

import poster from './tour/poster.jpg';
import captions from './tour/tour.en.vtt?no-inline';
import mp4 from './tour/tour.mp4';
import webm from './tour/tour.webm';

/** The film that "Watch Demo" plays. It has no sound: the captions tell the story, in English. */
export const tour = {
  width: 1280,
  height: 720,
  /** Smallest first; browsers take the first that they can play. */
  sources: [
    { src: webm, type: 'video/webm; codecs="av01.0.05M.08"' },
    { src: mp4, type: 'video/mp4; codecs="avc1.64001F"' },
  ],
  poster,
  captions,
};
