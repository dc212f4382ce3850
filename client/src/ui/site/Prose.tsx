import classes from './prose.module.css';

/** HTML that the server made from Markdown. */
export const Prose = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown escapes what its authors wrote
  <div className={classes.prose} dangerouslySetInnerHTML={{ __html: html }} />
);
