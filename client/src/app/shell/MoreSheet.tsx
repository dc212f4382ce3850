import { IconDeviceMobileDown, IconLogout, IconMoon, IconSun, IconSwitchHorizontal } from '@tabler/icons-react';
import { useAbilities, useSignOut, useSwitchBusiness, useUser, useViewer } from '#client/features/identity/index.ts';
import { useInstallFromMenu } from '#client/features/install/index.ts';
import { useDarkMode } from '#client/ui/theme/colorScheme.ts';
import { helpPages } from './helpPages.ts';
import { Sheet, SheetChoice } from './Sheet.tsx';
import { behindMore, usable } from './sections.ts';

export function MoreSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { fullName } = useUser();
  const { isDark, toggle } = useDarkMode();
  const { signOut } = useSignOut();
  const abilities = useAbilities();
  const { businesses, businessId } = useViewer();
  const switchBusiness = useSwitchBusiness();
  const install = useInstallFromMenu();
  const installFromHere = () => {
    onClose();
    install();
  };
  return (
    <Sheet title={fullName} opened={opened} onClose={onClose}>
      {usable(behindMore, abilities).map(({ to, label, icon }) => (
        <SheetChoice key={to} to={to} label={label} icon={icon} onChoose={onClose} />
      ))}
      {businesses
        .filter(({ id }) => id !== businessId)
        .map(({ id, name }) => (
          <SheetChoice
            key={id}
            label={`Go to ${name}`}
            icon={IconSwitchHorizontal}
            onChoose={() => switchBusiness(id)}
          />
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
