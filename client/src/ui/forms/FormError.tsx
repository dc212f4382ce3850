import { Alert, Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { PlanWayOut } from '../feedback/PlanWayOut.tsx';

export interface FormProblem {
  words: string;
  /** Whether a larger plan would resolve the error. */
  isOfPlan: boolean;
  /** A link to the record that an earlier attempt created. */
  to?: string;
}

/** An error that belongs to the form as a whole. */
export function FormError({ error }: { error?: string | FormProblem }) {
  const { words, isOfPlan, to } =
    typeof error === 'string' ? { words: error, isOfPlan: false, to: undefined } : (error ?? {});
  return (
    <div aria-live="assertive">
      {words && (
        <Alert color="red" icon={<IconAlertTriangle />}>
          {words} {isOfPlan && <PlanWayOut />}
          {to && <Anchor href={to}>View it</Anchor>}
        </Alert>
      )}
    </div>
  );
}
