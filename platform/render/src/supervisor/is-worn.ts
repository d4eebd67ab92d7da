import type { RenderLimits } from './limits.ts';
import type { Worker } from './worker.ts';

const megabyte = 1024 * 1024;

/**
 * Whether a child must be replaced before it renders more pages. A child that has rendered nothing may use as much as a
 * page: otherwise a large composition could never be rendered.
 */
export function isWorn({ renders, child }: Worker, limits: RenderLimits): boolean {
  const maxMegabytes = renders > 0 ? limits.keptMegabytes : limits.residentMegabytes;
  return renders >= limits.rendersPerChild || child.residentBytes() > maxMegabytes * megabyte;
}
