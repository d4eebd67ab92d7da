import type { RenderLimits } from './limits.ts';
import type { Worker } from './worker.ts';

const megabyte = 1024 * 1024;

/**
 * Whether a child is renewed before it renders more pages. One that has rendered nothing may use what a page may: else a
 * large composition would never be rendered.
 */
export function isWorn({ renders, child }: Worker, limits: RenderLimits): boolean {
  const maxMegabytes = renders > 0 ? limits.keptMegabytes : limits.residentMegabytes;
  return renders >= limits.rendersPerChild || child.residentBytes() > maxMegabytes * megabyte;
}
