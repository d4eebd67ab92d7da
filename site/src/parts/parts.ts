/**
 * Every part of the site, and where it is defined: loaded only where a site starts. A new part is a file and a line
 * here.
 */
export const parts = {
  data: () => import('./data.ts'),
  metrics: () => import('./metrics.ts'),
  traces: () => import('./traces.ts'),
  database: () => import('./database.ts'),
  api: () => import('./api.ts'),
  registry: () => import('./registry.ts'),
  releases: () => import('./releases.ts'),
  work: () => import('./work.ts'),
  edge: () => import('./edge.ts'),
  renderer: () => import('./renderer.ts'),
  checker: () => import('./checker.ts'),
  console: () => import('./console.ts'),
};

/** Parts that `aangan start` can start alone. */
export const aloneParts = ['api', 'registry', 'edge', 'renderer', 'checker', 'console'] as const;

/** What a site in one process runs; the renderer and the checker are its children. */
export const wholeSite = ['api', 'registry', 'releases', 'work', 'edge', 'console'] as const;

/** What `aangan start` starts. */
export type StartPart = (typeof aloneParts)[number] | 'all';
