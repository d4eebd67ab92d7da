import type { DeviceClass } from '@aangan/manifest/report-limits';

/** What a page is shown on, as a User-Agent says. iPads say that they are Macs. */
export function deviceOf(userAgent = ''): DeviceClass {
  if (/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/.test(userAgent)) return 'tablet';
  return /\bMobi/.test(userAgent) ? 'phone' : 'desktop';
}
