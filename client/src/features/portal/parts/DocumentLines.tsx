import { Checkbox } from '@mantine/core';
import { IconCar, IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { Money } from '#client/ui/figures/Money.tsx';
import { formatCents } from '#domain/money.ts';
import { isCounted } from '#domain/totals.ts';
import type { PortalLineData } from '../portalData.ts';
import classes from './lines.module.css';

interface DocumentLinesProps {
  lines: PortalLineData[];
  travel: { explanation: string } | null;
  onChoose?: (lineId: string, selected: boolean) => void;
}

/** What is charged, then what may be chosen, then what a customer may want explained. */
export function DocumentLines({ lines, travel, onChoose }: DocumentLinesProps) {
  const included = lines.filter(({ optional }) => !optional);
  const optional = lines.filter(({ optional }) => optional);
  const passesThrough = lines.some(({ type }) => type === 'GOVERNMENT');
  return (
    <section aria-label="What it is for">
      <ul className={classes.lines}>
        {included.map((line) => (
          <li key={line.id} className={classes.line}>
            <LineText line={line} />
            <Money cents={line.totalCents} />
          </li>
        ))}
      </ul>
      {optional.length > 0 && <Options lines={optional} onChoose={onChoose} />}
      {travel && (
        <p className={classes.remark}>
          <IconCar size={18} aria-hidden />
          <span>Travel: {travel.explanation}</span>
        </p>
      )}
      {passesThrough && (
        <p className={classes.remark}>
          <span>Government fees are passed on at cost, with no discount or tax.</span>
        </p>
      )}
    </section>
  );
}

function Options({ lines, onChoose }: Pick<DocumentLinesProps, 'lines' | 'onChoose'>) {
  const title = useId();
  return (
    <div className={classes.options}>
      <h2 className={classes.optionsTitle} id={title}>
        {onChoose ? 'Optional items: choose what you’d like' : 'Optional'}
      </h2>
      <ul className={classes.lines} aria-labelledby={title}>
        {lines.map((line) =>
          onChoose ? <Choice key={line.id} line={line} onChoose={onChoose} /> : <Chosen key={line.id} line={line} />,
        )}
      </ul>
    </div>
  );
}

function Choice({ line, onChoose }: { line: PortalLineData; onChoose: NonNullable<DocumentLinesProps['onChoose']> }) {
  const id = useId();
  return (
    <li className={classes.line} data-choice>
      <Checkbox
        id={id}
        size="md"
        className={classes.box}
        checked={line.selected}
        onChange={(event) => onChoose(line.id, event.currentTarget.checked)}
      />
      <label htmlFor={id} className={classes.choice}>
        <LineText line={line} />
      </label>
      <span className={classes.amount} data-counted={line.selected}>
        + <Money cents={line.totalCents} />
      </span>
    </li>
  );
}

function Chosen({ line }: { line: PortalLineData }) {
  const chosen = isCounted(line);
  return (
    <li className={classes.line} data-left-out={!chosen || undefined}>
      <span className={classes.mark}>{chosen && <IconCheck size={18} aria-hidden />}</span>
      <LineText line={line} note={chosen ? 'Chosen' : 'Not included in the total'} />
      <span className={classes.amount} data-counted={chosen}>
        <Money cents={line.totalCents} />
      </span>
    </li>
  );
}

function LineText({ line, note }: { line: PortalLineData; note?: string }) {
  const { description, quantity, unitCents } = line;
  const working = quantity === 1 ? null : `${quantity} × ${formatCents(unitCents)}`;
  const details = [working, note].filter(Boolean).join(' · ');
  return (
    <span className={classes.text}>
      {description}
      {details && <span className={classes.details}>{details}</span>}
    </span>
  );
}
