import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { PlanWayOut } from '../feedback/PlanWayOut.tsx';

export interface FormProblem {
  words: string;
  /** Another plan would be the way out. */
  isOfPlan: boolean;
}

/** What went wrong with a form as a whole. */
export function FormError({ error }: { error?: string | FormProblem }) {
  const { words, isOfPlan } = typeof error === 'string' ? { words: error, isOfPlan: false } : (error ?? {});
  return (
    <div aria-live="assertive">
      {words && (
        <Alert color="red" icon={<IconAlertTriangle />}>
          {words} {isOfPlan && <PlanWayOut />}
        </Alert>
      )}
    </div>
  );
}
