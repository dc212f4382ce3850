import { creations } from './creations.ts';
import { Sheet, SheetChoice } from './Sheet.tsx';

export function CreateSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Sheet title="Create" opened={opened} onClose={onClose}>
      {creations.map((creation) => (
        <SheetChoice key={creation.label} {...creation} onChoose={onClose} />
      ))}
    </Sheet>
  );
}
