import type { MantineThemeComponents } from '@mantine/core';

const field = { defaultProps: { size: 'md' } };
const floating = { defaultProps: { shadow: 'md', transitionProps: { duration: 140 } } };

/** Defaults of Mantine's components: 16-pixel fields (phones then do not zoom in), targets of 44 pixels, quiet motion. */
export const components: MantineThemeComponents = {
  TextInput: field,
  PasswordInput: field,
  NumberInput: field,
  Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 2 } },
  Select: { defaultProps: { size: 'md', checkIconPosition: 'right' } },
  MultiSelect: field,
  TagsInput: field,
  Autocomplete: field,
  NativeSelect: field,
  DateInput: { defaultProps: { size: 'md', valueFormat: 'MMM D, YYYY' } },
  Button: { defaultProps: { size: 'md' } },
  ActionIcon: { defaultProps: { size: 'xl', variant: 'subtle', color: 'gray' } },
  CloseButton: { defaultProps: { size: 'lg' } },
  Anchor: { defaultProps: { underline: 'hover' } },
  Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 140 }, position: 'bottom-end', width: 240 } },
  Popover: floating,
  Modal: {
    defaultProps: { centered: true, transitionProps: { duration: 160 }, closeButtonProps: { 'aria-label': 'Close' } },
  },
  Drawer: { defaultProps: { transitionProps: { duration: 180 }, closeButtonProps: { 'aria-label': 'Close' } } },
  Tooltip: { defaultProps: { openDelay: 300, withArrow: true, events: { hover: true, focus: true, touch: false } } },
  Notification: { defaultProps: { radius: 'md' } },
  Alert: { defaultProps: { variant: 'light' } },
};
