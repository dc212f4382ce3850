import { Outcome } from './Outcome.tsx';

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Says that one has to wait, and for how long still; what was typed stays where it is. */
export function WaitNotice({ secondsLeft }: { secondsLeft: number }) {
  if (secondsLeft === 0) return null;
  return (
    <Outcome title="Too many tries">
      {/* Read out once, not with every second. */}
      You can try again in <span aria-live="off">{clock(secondsLeft)}</span>. What you typed is kept.
    </Outcome>
  );
}
