const UNITS = ['KB', 'MB', 'GB', 'TB'] as const;

/** Formats a file size: "12.4 MB". */
export function sizeInWords(bytes: number): string {
  let size = bytes / 1000;
  let unit = 0;
  for (; size >= 999.5 && unit < UNITS.length - 1; unit++) size /= 1000;
  return `${size < 99.95 && unit > 0 ? size.toFixed(1) : Math.max(1, Math.round(size))} ${UNITS[unit]}`;
}
