import { useAbilities } from '#client/features/identity/index.ts';
import { creations } from './creations.ts';
import { Sheet, SheetChoice } from './Sheet.tsx';
import { usable } from './sections.ts';

export function CreateSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const abilities = useAbilities();
  return (
    <Sheet title="Create" opened={opened} onClose={onClose}>
      {usable(creations, abilities).map((creation) => (
        <SheetChoice
          key={creation.label}
          to={creation.to}
          label={creation.label}
          icon={creation.icon}
          onChoose={onClose}
        />
      ))}
    </Sheet>
  );
}
