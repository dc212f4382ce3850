import { Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';

interface MoveItemsProps {
  /** Undefined if the row cannot move up. */
  onMoveUp?: () => void;
  onMoveDown?: () => void;
}

/** The items of a row's menu that move it within its list. */
export const MoveItems = ({ onMoveUp, onMoveDown }: MoveItemsProps) => (
  <>
    <Menu.Item leftSection={<IconArrowUp size={18} />} disabled={!onMoveUp} onClick={onMoveUp}>
      Move up
    </Menu.Item>
    <Menu.Item leftSection={<IconArrowDown size={18} />} disabled={!onMoveDown} onClick={onMoveDown}>
      Move down
    </Menu.Item>
  </>
);
