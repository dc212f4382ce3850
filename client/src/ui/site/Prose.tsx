import { useId } from 'react';
import classes from './prose.module.css';

const alreadyThere = (id: string) => document.getElementById(id)?.innerHTML ?? '';

/**
 * Text that the server made from Markdown. The browser takes over what the document already holds:
 * the text need not travel a second time.
 */
export function Prose({ html }: { html: string | undefined }) {
  const id = useId();
  return (
    <div
      id={id}
      className={classes.prose}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown escapes what its authors wrote
      dangerouslySetInnerHTML={{ __html: html ?? alreadyThere(id) }}
    />
  );
}
