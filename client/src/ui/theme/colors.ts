import type { MantineColorsTuple } from '@mantine/core';

/** Ten shades of the brand's indigo; index 6 is the brand color. */
export const indigo: MantineColorsTuple = [
  '#eeeefc',
  '#dddefa',
  '#c3c5f6',
  '#a5a7f2',
  '#8184eb',
  '#565ae2',
  '#3b3fd8',
  '#2f32b4',
  '#262990',
  '#1d1f6d',
];

/** The accent, and the color of pending states. */
export const amber: MantineColorsTuple = [
  '#fdf3e1',
  '#fae5c0',
  '#f6d59c',
  '#f2c57e',
  '#edb45e',
  '#e8a33d',
  '#c9852a',
  '#a96a12',
  '#8a5600',
  '#6e4400',
];

/** Received money and success. */
export const green: MantineColorsTuple = [
  '#e6f4ec',
  '#cfe9da',
  '#a6dabd',
  '#7fd1a4',
  '#54b784',
  '#35a06b',
  '#258a58',
  '#1f7a4d',
  '#17603d',
  '#0f4a2e',
];

/** Overdue money, errors and destructive actions. */
export const red: MantineColorsTuple = [
  '#fcebe9',
  '#f8d5d2',
  '#f5bcb6',
  '#f2a29b',
  '#e67a71',
  '#d9534a',
  '#cb4036',
  '#bc352b',
  '#a32a22',
  '#82201a',
];

/** Warm grays for the light scheme. */
export const gray: MantineColorsTuple = [
  '#f6f4ef',
  '#f1eee7',
  '#e5e1d8',
  '#d5d0c4',
  '#b5b0a4',
  '#8b887f',
  '#5f6072',
  '#4b4d62',
  '#33364f',
  '#1b1f3b',
];

/** Blue grays for the dark scheme, from text (0) to background (9). */
export const dark: MantineColorsTuple = [
  '#eceef8',
  '#c9cde3',
  '#a3a8c8',
  '#6a70a0',
  '#333860',
  '#262a4a',
  '#1b1e38',
  '#12142a',
  '#0e1022',
  '#0a0b19',
];

export const ink = gray[9];
export const paper = '#fbfaf7';
