import { ActionIcon, Menu } from '@mantine/core';
import { IconCopy, IconDotsVertical, IconTrash } from '@tabler/icons-react';
import { MoveItems } from '#client/ui/actions/MoveItems.tsx';

interface LineMenuProps {
  /** "Line 2" */
  name: string;
  onMoveUp?: () => void;
  onMoveDown?: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

export function LineMenu({ name, onMoveUp, onMoveDown, onDuplicate, onRemove }: LineMenuProps) {
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={`${name}: more`}>
          <IconDotsVertical size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MoveItems onMoveUp={onMoveUp} onMoveDown={onMoveDown} />
        <Menu.Item leftSection={<IconCopy size={18} />} onClick={onDuplicate}>
          Duplicate
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={18} />} color="red" onClick={onRemove}>
          Remove
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
