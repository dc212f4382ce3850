import { type UseFormInput, useForm } from '@mantine/form';
import { useLayoutEffect, useRef, useState } from 'react';
import { drafts, type KeptDraft } from './drafts.ts';
import { type Basis, type Edit, type Edited, useEditedVersion } from './useEditedVersion.ts';
import { useSubmit } from './useSubmit.ts';
import { useUnsavedChanges } from './useUnsavedChanges.ts';

interface EditorFormInput<Values, Output> extends UseFormInput<Values, Output> {
  /** Names the thing edited: "customer:new", "customer:<id>". */
  draftKey: string;
  initialValues: Values;
  /** Where the thing is there already, and somebody else may save it meanwhile. */
  edited?: Edited<Values>;
  save: (output: Output, edit: Edit<Values>) => Promise<unknown>;
}

/**
 * A form that edits a thing: what is typed outlives a reload as a draft, leaving with changes asks first,
 * and saving clears both before it navigates on.
 */
export function useEditorForm<Values extends Record<string, unknown>, Output = Values>({
  draftKey,
  edited,
  save,
  ...input
}: EditorFormInput<Values, Output>) {
  const saved = useRef(false);
  const draft = useRef<KeptDraft<Values>>(undefined);
  const version = useEditedVersion(edited, input.initialValues);
  const [restoredAt, setRestoredAt] = useState<string>();
  const form = useForm<Values, Output>({
    ...input,
    onValuesChange: (values, previous) => {
      input.onValuesChange?.(values, previous);
      if (!saved.current) draft.current?.write(values, version.basis.current);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is restored once, as the form appears.
  useLayoutEffect(() => {
    draft.current = drafts.of<Values>(draftKey);
    const kept = draft.current.read();
    if (!kept) return;
    if (edited && kept.basis) version.basis.current = kept.basis;
    form.setValues({ ...input.initialValues, ...kept.values });
    setRestoredAt(kept.savedAt);
  }, [draftKey]);

  const forgetDraft = () => {
    draft.current?.remove();
    setRestoredAt(undefined);
  };

  const submit = useSubmit(form, async () => {
    saved.current = true;
    try {
      await version.save(form, (values, edit) =>
        save(input.transformValues ? input.transformValues(values) : (values as unknown as Output), edit),
      );
      forgetDraft();
      // A form that stays on the screen goes on from what is saved.
      form.resetDirty();
    } finally {
      saved.current = false;
    }
  });

  const discardDraft = () => {
    version.basis.current = edited && { version: edited.version, values: input.initialValues };
    form.reset();
    forgetDraft();
  };

  useUnsavedChanges({ isDirty: () => !saved.current && form.isDirty(), onDiscard: forgetDraft });

  /** For a form that stays on the screen: what it was saved as is what the next edit begins from. */
  const startOver = (basis: Basis<Values>) => {
    version.basis.current = basis;
    form.setInitialValues(basis.values);
    form.setValues(basis.values);
  };

  return { form, ...submit, restoredAt, discardDraft, startOver };
}
