import { IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { useSignOut, useUser } from '#client/features/identity/index.ts';
import { useDarkMode } from '#client/ui/theme/colorScheme.ts';
import { Sheet, SheetChoice } from './Sheet.tsx';
import { behindMore } from './sections.ts';

export function MoreSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { fullName } = useUser();
  const { isDark, toggle } = useDarkMode();
  const { signOut } = useSignOut();
  return (
    <Sheet title={fullName} opened={opened} onClose={onClose}>
      {behindMore.map((section) => (
        <SheetChoice key={section.to} {...section} onChoose={onClose} />
      ))}
      <SheetChoice label={isDark ? 'Light mode' : 'Dark mode'} icon={isDark ? IconSun : IconMoon} onChoose={toggle} />
      <SheetChoice label="Sign out" icon={IconLogout} onChoose={signOut} />
    </Sheet>
  );
}
