import { Sheet } from '#client/ui/overlay/Sheet.tsx';
import { AcceptForm } from './AcceptForm.tsx';
import type { Answer, AnswerFormProps } from './answer.ts';
import { ChangesForm } from './ChangesForm.tsx';
import { DeclineForm } from './DeclineForm.tsx';

const forms: Record<Answer, { title: string; Form: (props: AnswerFormProps) => React.ReactNode }> = {
  ACCEPT: { title: 'Accept this quote', Form: AcceptForm },
  REQUEST_CHANGES: { title: 'Ask for changes', Form: ChangesForm },
  DECLINE: { title: 'Decline this quote', Form: DeclineForm },
};

interface AnswerDialogProps extends AnswerFormProps {
  answer: Answer;
  opened: boolean;
  onClose: () => void;
}

export function AnswerDialog({ answer, opened, onClose, ...form }: AnswerDialogProps) {
  const { title, Form } = forms[answer];
  return (
    <Sheet opened={opened} onClose={onClose} title={title}>
      <Form {...form} />
    </Sheet>
  );
}
