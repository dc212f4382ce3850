import type { MantineThemeComponents } from '@mantine/core';

// Forms mark missing values in words, so required fields have no asterisk, which screen readers would read aloud.
const field = { defaultProps: { size: 'md', withAsterisk: false } };
const floating = { defaultProps: { shadow: 'md', transitionProps: { duration: 140 } } };

/**
 * Defaults of Mantine's components: 16-pixel fields, so that phones do not zoom in; 44-pixel touch targets; short
 * transitions.
 */
export const components: MantineThemeComponents = {
  TextInput: field,
  PasswordInput: {
    defaultProps: {
      ...field.defaultProps,
      visibilityToggleFocusable: true,
      visibilityToggleButtonProps: { 'aria-label': 'Show characters' },
    },
  },
  Textarea: { defaultProps: { ...field.defaultProps, autosize: true, minRows: 2 } },
  Select: { defaultProps: { ...field.defaultProps, checkIconPosition: 'right' } },
  MultiSelect: field,
  TagsInput: field,
  Autocomplete: field,
  NativeSelect: field,
  DateInput: {
    defaultProps: { ...field.defaultProps, valueFormat: 'MMM D, YYYY', firstDayOfWeek: 0, weekendDays: [] },
  },
  Button: { defaultProps: { size: 'md' } },
  ActionIcon: { defaultProps: { size: 'xl', variant: 'subtle', color: 'gray' } },
  CloseButton: { defaultProps: { size: 'lg' } },
  Anchor: { defaultProps: { underline: 'always' } },
  Menu: {
    defaultProps: {
      shadow: 'md',
      transitionProps: { duration: 140 },
      position: 'bottom-end',
      width: 240,
      // Renders the menu within its landmark and focuses its first item.
      withinPortal: false,
      withInitialFocusPlaceholder: false,
    },
  },
  Popover: floating,
  Modal: {
    defaultProps: {
      centered: true,
      transitionProps: { duration: 160 },
      closeButtonProps: { 'aria-label': 'Close', size: 44 },
    },
  },
  Drawer: {
    defaultProps: { transitionProps: { duration: 180 }, closeButtonProps: { 'aria-label': 'Close', size: 44 } },
  },
  // Prevents the dialog's `header` from becoming a banner landmark.
  ModalHeader: { defaultProps: { role: 'presentation' } },
  DrawerHeader: { defaultProps: { role: 'presentation' } },
  Tooltip: { defaultProps: { openDelay: 300, withArrow: true, events: { hover: true, focus: true, touch: false } } },
  Notification: { defaultProps: { radius: 'md', closeButtonProps: { 'aria-label': 'Dismiss', size: 44 } } },
  Badge: { defaultProps: { variant: 'light', tt: 'none' } },
  Alert: { defaultProps: { variant: 'light' } },
};
