import classes from './activityIcon.module.css';
import { activityIcon } from './activityLooks.ts';

/** What an activity was about, at a glance. */
export function ActivityIcon({ type }: { type: string }) {
  const Icon = activityIcon(type);
  return (
    <span className={classes.icon}>
      <Icon size={16} aria-hidden />
    </span>
  );
}
