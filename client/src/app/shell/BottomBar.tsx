import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots, IconPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { NavLink } from 'react-router';
import { lazyPart } from '#client/ui/lazyPart.ts';
import classes from './bottomBar.module.css';
import { CREATE_SHEET_ID, CreateSheet } from './CreateSheet.tsx';
import { bottomBar, type Section } from './sections.ts';
import { useHasBeenTrue } from './useHasBeenTrue.ts';

const MoreSheet = lazyPart(async () => (await import('./MoreSheet.tsx')).MoreSheet);

/** The phone's navigation. */
export function BottomBar() {
  const [isMore, more] = useDisclosure();
  const wasMore = useHasBeenTrue(isMore);
  return (
    <>
      <CreateSheet />
      <nav className={classes.bar} aria-label="Sections">
        {bottomBar.left.map((section) => (
          <SectionLink key={section.to} {...section} />
        ))}
        <UnstyledButton
          className={classes.item}
          aria-label="Create"
          aria-haspopup="dialog"
          popoverTarget={CREATE_SHEET_ID}
        >
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
      </nav>
      <Suspense>{wasMore && <MoreSheet opened={isMore} onClose={more.close} />}</Suspense>
    </>
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
