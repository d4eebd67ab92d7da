/** What devices run, as their names have it: "Chrome on Android". */
export const deviceSystems = [
  'iPhone',
  'iPad',
  'Android',
  'ChromeOS',
  'Windows',
  'Mac',
  'Linux',
] as const;

export type DeviceSystem = (typeof deviceSystems)[number];
