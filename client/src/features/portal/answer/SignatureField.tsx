import { Input, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '../parts/signature.module.css';
import { SignaturePad } from './SignaturePad.tsx';

export type SignatureMode = 'TYPED' | 'DRAWN';

interface SignatureFieldProps {
  /** As it is typed above: with it alone one can sign, too. */
  name: string;
  mode: SignatureMode;
  onModeChange: (mode: SignatureMode) => void;
  /** The drawing as a PNG data URL; null once it is cleared. */
  onDraw: (image: string | null) => void;
  error: ReactNode;
}

/** One signs by the typed name, which every keyboard can, or by drawing. */
export function SignatureField({ name, mode, onModeChange, onDraw, error }: SignatureFieldProps) {
  return (
    <Input.Wrapper size="md" label="Signature" labelElement="div" error={error}>
      <SegmentedControl<SignatureMode>
        fullWidth
        aria-label="How to sign"
        className={classes.modes}
        data={[
          { value: 'TYPED', label: 'Type' },
          { value: 'DRAWN', label: 'Draw' },
        ]}
        value={mode}
        onChange={(next) => {
          onDraw(null);
          onModeChange(next);
        }}
      />
      {mode === 'DRAWN' ? (
        <SignaturePad onChange={onDraw} />
      ) : (
        <div className={classes.paper}>
          <span className={classes.typed}>{name}</span>
        </div>
      )}
    </Input.Wrapper>
  );
}
