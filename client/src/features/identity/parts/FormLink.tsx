import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './formLink.module.css';

interface FormLinkProps {
  to: string;
  children: ReactNode;
}

/** A link that stands by itself under or beside a form, as high as a thumb needs. */
export function FormLink({ to, children }: FormLinkProps) {
  return (
    <Anchor component={Link} to={to} size="sm" className={classes.link}>
      {children}
    </Anchor>
  );
}
