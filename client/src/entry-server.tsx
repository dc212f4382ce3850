export { createSite, type RenderedPage, type Site } from './site/render.tsx';
