export { ArticlePicture } from './parts/ArticlePicture.tsx';
export { LongDate } from './parts/LongDate.tsx';
