import { IconDeviceMobileDown, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { useSignOut, useUser } from '#client/features/identity/index.ts';
import { useInstallFromMenu } from '#client/features/install/index.ts';
import { useDarkMode } from '#client/ui/theme/colorScheme.ts';
import { helpPages } from './helpPages.ts';
import { Sheet, SheetChoice } from './Sheet.tsx';
import { behindMore } from './sections.ts';
import { useRights } from './useRights.ts';

export function MoreSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { fullName } = useUser();
  const { isDark, toggle } = useDarkMode();
  const { signOut } = useSignOut();
  const install = useInstallFromMenu();
  const rights = useRights();
  const installFromHere = () => {
    onClose();
    install();
  };
  return (
    <Sheet title={fullName} opened={opened} onClose={onClose}>
      {behindMore(rights).map((section) => (
        <SheetChoice key={section.to} {...section} onChoose={onClose} />
      ))}
      {helpPages.map((page) => (
        <SheetChoice key={page.href} {...page} />
      ))}
      <SheetChoice label="Install Mobile App" icon={IconDeviceMobileDown} onChoose={installFromHere} />
      <SheetChoice label={isDark ? 'Light mode' : 'Dark mode'} icon={isDark ? IconSun : IconMoon} onChoose={toggle} />
      <SheetChoice label="Sign out" icon={IconLogout} onChoose={signOut} />
    </Sheet>
  );
}
