import type { ComponentProps } from 'react';
import classes from './button.module.css';

interface ButtonLinkProps extends ComponentProps<'a'> {
  /** filled for the one thing to do next, outline for the other, quiet for the rest. */
  look?: 'filled' | 'outline' | 'quiet';
  size?: 'md' | 'lg';
}

/** A link that looks like a button, on public pages. */
export function ButtonLink({ look = 'filled', size = 'md', className, ...rest }: ButtonLinkProps) {
  return <a className={`${classes.button} ${className ?? ''}`} data-look={look} data-size={size} {...rest} />;
}
