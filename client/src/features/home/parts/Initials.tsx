import { Whorl } from '#client/ui/brand/Whorl.tsx';
import classes from './initials.module.css';

/** In the place of a portrait. */
export const Initials = ({ name, size = 48 }: { name: string; size?: number }) => (
  <span className={classes.initials} style={{ width: size, height: size, fontSize: size * 0.32 }} aria-hidden="true">
    <Whorl size={size} count={5} />
    <b>
      {name
        .split(' ')
        .map(([letter]) => letter)
        .join('')}
    </b>
  </span>
);
