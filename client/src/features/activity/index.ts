export { ActivityIcon } from './ActivityIcon.tsx';
export { ActivityList } from './ActivityList.tsx';
export { ActivityTimeline } from './ActivityTimeline.tsx';
export { activityLink, isNews } from './activityLooks.ts';
