export { ActivityTimeline } from './ActivityTimeline.tsx';
export { activityIcon, activityLink, isNews } from './activityLooks.ts';
