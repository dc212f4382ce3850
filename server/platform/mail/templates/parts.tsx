import { Fragment, type ReactNode } from 'react';
import { Button, Link, Section, Text } from 'react-email';
import { mailStyles } from './mailStyles.ts';

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={mailStyles.paragraph}>
      {children}
    </Text>
  );
}

export function QuietParagraph({ children }: { children: ReactNode }) {
  return (
    <Text className="quiet" style={mailStyles.quiet}>
      {children}
    </Text>
  );
}

/** The call to action as a button and, for mail clients that break buttons, as a plain link. */
export function Action({ href, label }: { href: string; label: string }) {
  return (
    <Section>
      <Button href={href} className="button" style={mailStyles.button}>
        {label}
      </Button>
      <Text className="quiet" data-skip-in-text="true" style={{ ...mailStyles.quiet, marginTop: '12px' }}>
        Or open this address:
        <br />
        <Link href={href} className="link" style={{ ...mailStyles.link, wordBreak: 'break-all' }}>
          {href}
        </Link>
      </Text>
    </Section>
  );
}

/** Quoted user text, with its line breaks. */
export function Quoted({ words }: { words: string }) {
  return (
    <blockquote className="ink" style={mailStyles.quoted}>
      {words
        .trim()
        .split(/\r\n|\r|\n/)
        .map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no identity, and nothing re-renders
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
    </blockquote>
  );
}

export interface Figure {
  label: string;
  value: string;
  /** Emphasizes the main figure of the mail. */
  strong?: boolean;
}

/** A table of labels and figures. */
export function FiguresTable({ figures }: { figures: Figure[] }) {
  return (
    <table width="100%" data-text-format="dataTable" style={mailStyles.figures}>
      <tbody>
        {figures.map(({ label, value, strong }, index) => {
          const emphasis = strong ? mailStyles.strong : {};
          const rule = index > 0 ? mailStyles.ruled : {};
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same, and nothing re-renders
            <tr key={index}>
              <th
                scope="row"
                className={strong ? 'ink ruled' : 'quiet ruled'}
                style={{ ...mailStyles.figureLabel, ...rule, ...emphasis }}
              >
                {label}
              </th>
              <td className="ink ruled" style={{ ...mailStyles.figure, ...rule, ...emphasis }}>
                {value}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
