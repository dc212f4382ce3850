import type { ComponentProps } from 'react';
import classes from './button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  look?: 'filled' | 'outline' | 'quiet';
  size?: 'md' | 'lg';
}

/** ButtonLink's twin for what happens on the page itself. */
export function Button({ look = 'filled', size = 'md', className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={`${classes.button} ${className ?? ''}`}
      data-look={look}
      data-size={size}
      {...rest}
    />
  );
}
