import { Anchor } from '@mantine/core';
import type { ComponentProps } from 'react';
import classes from './formLink.module.css';

/** A link that stands by itself under or beside a form, as high as a thumb needs. */
export const FormLink = (props: ComponentProps<'a'>) => <Anchor size="sm" className={classes.link} {...props} />;
