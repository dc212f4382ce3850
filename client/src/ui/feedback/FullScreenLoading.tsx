import { Text } from '@mantine/core';
import { Whorl } from '../brand/Whorl.tsx';
import classes from './fullScreenLoading.module.css';

/** Shown while the session or a page loads (spec, point 2). */
export function FullScreenLoading() {
  return (
    <div className={classes.screen} role="status">
      <Whorl size={64} motion="turn" />
      <Text>Loading...</Text>
    </div>
  );
}
