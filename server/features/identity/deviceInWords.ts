import Bowser from 'bowser';

export const DEVICE_KINDS = ['COMPUTER', 'PHONE', 'TABLET', 'PROGRAM'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** A device as its owner would name it: "Chrome on Windows". */
export interface NamedDevice {
  kind: DeviceKind;
  name: string;
}

const kinds: Record<string, DeviceKind> = { desktop: 'COMPUTER', mobile: 'PHONE', tablet: 'TABLET' };

/** Names a device by its user agent, which can be forged. */
export function deviceInWords(userAgent: string | null | undefined): NamedDevice {
  if (!userAgent) return { kind: 'PROGRAM', name: 'Unknown device' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const kind = kinds[platform.type ?? ''];
  if (kind && browser.name) return { kind, name: os.name ? `${browser.name} on ${os.name}` : browser.name };
  const [product = ''] = userAgent.split(/[/\s]/);
  return { kind: kind ?? 'PROGRAM', name: product.slice(0, 40) || 'Unknown device' };
}
