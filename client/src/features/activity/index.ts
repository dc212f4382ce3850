export { ActivityList } from './ActivityList.tsx';
export { ActivityTimeline } from './ActivityTimeline.tsx';
export { activityIcon, activityLink, isNews } from './activityLooks.ts';
