export { createFirstScreen } from './app/firstScreen/render.tsx';
export { createSite, type RenderedPage, type Site } from './site/render.tsx';
