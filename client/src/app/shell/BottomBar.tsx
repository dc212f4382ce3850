import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots, IconPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { NavLink } from 'react-router';
import { late } from '#client/ui/late.ts';
import classes from './bottomBar.module.css';
import { bottomBar, type Section } from './sections.ts';
import { useWasEver } from './useWasEver.ts';

const CreateSheet = late(async () => (await import('./CreateSheet.tsx')).CreateSheet);
const MoreSheet = late(async () => (await import('./MoreSheet.tsx')).MoreSheet);

/** The phone's way around: everything of the day within the thumb's reach. */
export function BottomBar() {
  const [isCreating, create] = useDisclosure();
  const [isMore, more] = useDisclosure();
  const wasCreating = useWasEver(isCreating);
  const wasMore = useWasEver(isMore);
  return (
    <nav className={classes.bar} aria-label="Sections">
      {bottomBar.left.map((section) => (
        <SectionLink key={section.to} {...section} />
      ))}
      <UnstyledButton className={classes.item} aria-label="Create" aria-haspopup="dialog" onClick={create.open}>
        <span className={classes.plus}>
          <IconPlus size={26} aria-hidden />
        </span>
      </UnstyledButton>
      {bottomBar.right.map((section) => (
        <SectionLink key={section.to} {...section} />
      ))}
      <UnstyledButton className={classes.item} aria-haspopup="dialog" onClick={more.open}>
        <IconDots size={24} aria-hidden />
        More
      </UnstyledButton>
      <Suspense>
        {wasCreating && <CreateSheet opened={isCreating} onClose={create.close} />}
        {wasMore && <MoreSheet opened={isMore} onClose={more.close} />}
      </Suspense>
    </nav>
  );
}

function SectionLink({ to, label, icon: Icon }: Section) {
  return (
    <NavLink to={to} end={to === '/dashboard'} className={classes.item}>
      <Icon size={24} stroke={1.8} aria-hidden />
      {label}
    </NavLink>
  );
}
