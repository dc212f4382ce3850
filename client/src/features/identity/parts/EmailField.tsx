import { TextInput, type TextInputProps } from '@mantine/core';

/** An email address, with a note that its case does not matter (spec, point 2). */
export function EmailField(props: TextInputProps) {
  const hasUppercase = /[A-Z]/.test(String(props.value ?? ''));
  return (
    <TextInput
      type="email"
      label="Email"
      name="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={hasUppercase ? 'We store emails in lowercase.' : 'Emails are not case-sensitive.'}
      {...props}
    />
  );
}
