import captions from './tour/captions.vtt?url';
import poster from './tour/poster.jpg';
import mp4 from './tour/tour.mp4';
import webm from './tour/tour.webm';

/** The tour of the product, as npm run tour films it. */
export const tour = {
  poster,
  captions,
  width: 1280,
  height: 720,
  sources: [
    { src: webm, type: 'video/webm' },
    { src: mp4, type: 'video/mp4' },
  ],
};
