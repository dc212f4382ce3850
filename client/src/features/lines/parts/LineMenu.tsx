import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconDotsVertical, IconTrash } from '@tabler/icons-react';

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
        <Menu.Item leftSection={<IconArrowUp size={18} />} disabled={!onMoveUp} onClick={onMoveUp}>
          Move up
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowDown size={18} />} disabled={!onMoveDown} onClick={onMoveDown}>
          Move down
        </Menu.Item>
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
