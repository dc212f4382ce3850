import { IconLifebuoy, IconSparkles, type TablerIcon } from '@tabler/icons-react';

interface HelpPage {
  href: string;
  label: string;
  icon: TablerIcon;
}

/** Public help pages, each a separate document. */
export const helpPages: HelpPage[] = [
  { href: '/help', label: 'Help Center', icon: IconLifebuoy },
  { href: '/changelog', label: "What's New", icon: IconSparkles },
];
