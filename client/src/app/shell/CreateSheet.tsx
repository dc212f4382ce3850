import { IconX } from '@tabler/icons-react';
import type { ToggleEvent } from 'react';
import { Link } from 'react-router';
import { useAbilities } from '#client/features/identity/index.ts';
import classes from './createSheet.module.css';
import { creations } from './creations.ts';
import { usable } from './sections.ts';
import sheet from './sheet.module.css';

export const CREATE_SHEET_ID = 'create-sheet';

/** The phone's create menu: a native popover, which opens, closes and handles Escape without script. */
export function CreateSheet() {
  const abilities = useAbilities();
  return (
    <div
      id={CREATE_SHEET_ID}
      popover="auto"
      role="dialog"
      aria-label="Create"
      className={classes.sheet}
      onToggle={focusFirst}
    >
      <div className={classes.header}>
        <h2 className={sheet.title}>Create</h2>
        <button
          type="button"
          className={classes.close}
          aria-label="Close"
          popoverTarget={CREATE_SHEET_ID}
          popoverTargetAction="hide"
        >
          <IconX size={18} aria-hidden />
        </button>
      </div>
      <ul className={sheet.choices}>
        {usable(creations, abilities).map(({ to, label, icon: Icon }) => (
          <li key={label}>
            <Link to={to} className={sheet.choice} onClick={close}>
              <Icon size={22} stroke={1.8} aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const close = () => document.getElementById(CREATE_SHEET_ID)?.hidePopover();

/** Moves the focus to the first choice when the popover opens. */
function focusFirst({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
  if (newState === 'open') currentTarget.querySelector('a')?.focus({ preventScroll: true });
}
