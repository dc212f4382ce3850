import { useState } from 'react';
import { confirm } from '#client/ui/feedback/confirm.tsx';
import { describeError, fieldErrors } from '#client/ui/feedback/errors.ts';
import { notify } from '#client/ui/feedback/notify.tsx';
import { useRemoveBusinessLogoMutation, useSetBusinessLogoMutation } from '../settings.generated.ts';

export const LOGO_TYPES = ['image/png', 'image/jpeg'];
export const LARGEST_LOGO = 500 * 1024;

const readAsDataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('The file couldn’t be read.'));
    reader.readAsDataURL(file);
  });

/** Changes and removes the logo of a business. */
export function useLogo(businessName: string) {
  const [setLogo, setting] = useSetBusinessLogoMutation();
  const [removeLogo, removing] = useRemoveBusinessLogoMutation();
  const [problem, setProblem] = useState<string>();

  const upload = async (file: File | undefined) => {
    setProblem(undefined);
    if (!file) return;
    try {
      await setLogo({ variables: { dataUrl: await readAsDataUrl(file) } });
      notify.success({ title: 'Logo saved' });
    } catch (error) {
      setProblem(fieldErrors(error)[0]?.message ?? describeError(error));
    }
  };

  const remove = async () => {
    const confirmed = await confirm({
      title: 'Remove the logo?',
      body: `Quotes, invoices, and emails will show only the name ${businessName}.`,
      action: 'Remove logo',
    });
    if (!confirmed) return;
    try {
      await removeLogo();
      notify.success({ title: 'Logo removed' });
    } catch (error) {
      notify.failure('The logo wasn’t removed', error);
    }
  };

  return {
    upload,
    reject: () => setProblem('Choose a PNG or JPEG image up to 500 KB.'),
    remove,
    busy: setting.loading || removing.loading,
    problem,
  };
}
