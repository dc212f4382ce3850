import { Prose } from './Prose.tsx';
import classes from './partedProse.module.css';

/** A heading that a table of contents leads to. */
export interface Part {
  id: string;
  text: string;
}

interface PartedProseProps {
  html: string;
  parts: readonly Part[];
}

/** A long text with its table of contents: beside it where there is room, folded above it on a phone. */
export const PartedProse = ({ html, parts }: PartedProseProps) => (
  <div className={classes.text}>
    <details className={classes.folded}>
      <summary>On this page</summary>
      <nav aria-label="On this page">
        <PartList parts={parts} />
      </nav>
    </details>
    <nav aria-labelledby="parts" className={classes.beside}>
      <p id="parts">On this page</p>
      <PartList parts={parts} />
    </nav>
    <Prose html={html} />
  </div>
);

const PartList = ({ parts }: Pick<PartedProseProps, 'parts'>) => (
  <ol className={classes.parts}>
    {parts.map(({ id, text }) => (
      <li key={id}>
        <a href={`#${id}`}>{text}</a>
      </li>
    ))}
  </ol>
);
