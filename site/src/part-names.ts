/** What `aangan start` starts. */
export const startParts = [
  'all',
  'api',
  'registry',
  'edge',
  'renderer',
  'checker',
  'console',
] as const;
export type StartPart = (typeof startParts)[number];
