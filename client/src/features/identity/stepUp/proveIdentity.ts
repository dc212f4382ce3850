import { untilOverlays } from '#client/ui/feedback/overlays.ts';
import type { Proof } from './proof.ts';

interface ApiError {
  extensions?: Readonly<Record<string, unknown>>;
}

/** The proofs that the API asks for before it does what was asked; undefined where something else is the matter. */
export function proofsWanted(errors: readonly ApiError[] | undefined): Proof[] | undefined {
  const wanted = errors?.find(({ extensions }) => extensions?.code === 'STEP_UP_REQUIRED');
  return wanted?.extensions?.proofs as Proof[] | undefined;
}

let asking: Promise<boolean> | undefined;

/** Asks, in a dialog, for a proof that it is still the same person; one question for all that wait for it. False where they would rather not. */
export function proveIdentity(proofs: Proof[]): Promise<boolean> {
  asking ??= ask(proofs).finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(proofs: Proof[]): Promise<boolean> {
  const { askInDialog } = await import('./StepUpDialog.tsx');
  await untilOverlays();
  return askInDialog(proofs);
}
