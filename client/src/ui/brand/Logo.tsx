import { brand } from './brand.ts';
import classes from './logo.module.css';
import { Whorl } from './Whorl.tsx';

export function Logo({ size = 28 }: { size?: number }) {
  return (
    <span className={classes.logo}>
      <span className={classes.mark}>
        <Whorl size={size} />
      </span>
      <span className={classes.word} style={{ fontSize: size * 0.82 }}>
        {brand.name}
      </span>
    </span>
  );
}
