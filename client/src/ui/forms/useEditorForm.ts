import { type UseFormInput, useForm } from '@mantine/form';
import { useLayoutEffect, useRef, useState } from 'react';
import { drafts } from './drafts.ts';
import { useSubmit } from './useSubmit.ts';
import { useUnsavedChanges } from './useUnsavedChanges.ts';

interface EditorFormInput<Values, Output> extends UseFormInput<Values, Output> {
  /** Names the thing edited: "customer:new", "customer:<id>". */
  draftKey: string;
  initialValues: Values;
  save: (output: Output) => Promise<unknown>;
}

/**
 * A form that edits a thing: what is typed outlives a reload as a draft, leaving with changes asks first,
 * and saving clears both before it navigates on.
 */
export function useEditorForm<Values extends Record<string, unknown>, Output = Values>({
  draftKey,
  save,
  ...input
}: EditorFormInput<Values, Output>) {
  const saved = useRef(false);
  const [restoredAt, setRestoredAt] = useState<string>();
  const form = useForm<Values, Output>({
    ...input,
    onValuesChange: (values, previous) => {
      input.onValuesChange?.(values, previous);
      if (!saved.current) drafts.write(draftKey, values);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is restored once, as the form appears.
  useLayoutEffect(() => {
    const draft = drafts.read<Values>(draftKey);
    if (!draft) return;
    form.setValues({ ...input.initialValues, ...draft.values });
    setRestoredAt(draft.savedAt);
  }, [draftKey]);

  const forgetDraft = () => {
    drafts.remove(draftKey);
    setRestoredAt(undefined);
  };

  const submit = useSubmit(form, async (output) => {
    saved.current = true;
    try {
      await save(output);
      forgetDraft();
      // A form that stays on the screen goes on from what is saved.
      form.resetDirty();
    } finally {
      saved.current = false;
    }
  });

  const discardDraft = () => {
    form.reset();
    forgetDraft();
  };

  useUnsavedChanges({ isDirty: () => !saved.current && form.isDirty(), onDiscard: forgetDraft });

  return { form, ...submit, restoredAt, discardDraft };
}
