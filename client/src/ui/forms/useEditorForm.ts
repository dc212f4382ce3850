import { type UseFormInput, useForm } from '@mantine/form';
import { useLayoutEffect, useRef, useState } from 'react';
import { drafts, type KeptDraft } from './drafts.ts';
import { type Basis, type Edit, type Edited, useEditedVersion } from './useEditedVersion.ts';
import { useSubmit } from './useSubmit.ts';
import { useUnsavedChanges } from './useUnsavedChanges.ts';

interface EditorFormInput<Values, Output> extends UseFormInput<Values, Output> {
  /** Identifies the record in the drafts: "customer:new", "customer:<id>". */
  draftKey: string;
  initialValues: Values;
  /** For an existing record, which another user may save meanwhile. */
  edited?: Edited<Values>;
  save: (output: Output, edit: Edit<Values>) => Promise<unknown>;
}

/**
 * A form that edits a record: stores input as a draft that survives a reload, warns before unsaved changes are left,
 * and clears both on save.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is restored once, when the form mounts.
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
      // A form that stays on screen continues from the saved values.
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

  /** For a form that stays on screen after saving: sets the saved record as the basis of the next edit. */
  const startOver = (basis: Basis<Values>) => {
    version.basis.current = basis;
    form.setInitialValues(basis.values);
    form.setValues(basis.values);
  };

  return { form, ...submit, restoredAt, discardDraft, startOver };
}
