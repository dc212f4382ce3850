import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconDotsVertical, IconPencil } from '@tabler/icons-react';
import { useAbilities } from '#client/features/identity/index.ts';
import { MoveItems } from '#client/ui/actions/MoveItems.tsx';
import { Money } from '#client/ui/figures/Money.tsx';
import { LINE_TYPE_NAMES } from '#domain/tradeWords.ts';
import type { ServiceFieldsFragment } from '../services.generated.ts';
import classes from './serviceList.module.css';

interface ServiceRowProps {
  service: ServiceFieldsFragment;
  onEdit: () => void;
  onArchive: () => void;
  onRestore: () => void;
  /** Undefined for the first row, or if only a part of the list is shown. */
  onMoveUp?: () => void;
  onMoveDown?: () => void;
}

export function ServiceRow({ service, onEdit, onArchive, onRestore, onMoveUp, onMoveDown }: ServiceRowProps) {
  const { type, description, unitCents, taxable, archived } = service;
  const manages = useAbilities().can('services.manage');
  return (
    <li className={classes.row}>
      <button type="button" className={classes.open} onClick={onEdit} disabled={!manages}>
        <span className={classes.what}>
          <span className={classes.description}>{description}</span>
          <span className={classes.kind}>
            {LINE_TYPE_NAMES[type]}
            {taxable && ' · taxable'}
          </span>
        </span>
        <span className={classes.price}>
          <Money cents={unitCents} />
        </span>
      </button>
      {!manages ? null : archived ? (
        <Button variant="default" leftSection={<IconArchiveOff size={18} aria-hidden />} onClick={onRestore}>
          Restore
        </Button>
      ) : (
        <Menu>
          <Menu.Target>
            <ActionIcon aria-label={`${description}: more`}>
              <IconDotsVertical size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPencil size={18} />} onClick={onEdit}>
              Change
            </Menu.Item>
            <MoveItems onMoveUp={onMoveUp} onMoveDown={onMoveDown} />
            <Menu.Item leftSection={<IconArchive size={18} />} onClick={onArchive}>
              Archive
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}
