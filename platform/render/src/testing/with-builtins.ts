import { type Containment, probeContainment } from '../supervisor/containment.ts';

/**
 * Code that runs before a child's own: keeps the way to Node's modules open, as if hostile code had found one, so that
 * tests reach what stands behind it.
 */
export const keepBuiltins = 'globalThis.builtin=process.getBuiltinModule';

/** Children whose code finds Node's modules with the global `builtin(name)`; all else is as without. */
export function withBuiltins(containment: Containment = probed): Containment {
  const preload = `--import=data:text/javascript,${keepBuiltins}`;
  const command = [...containment.command, '/usr/bin/env', `NODE_OPTIONS=${preload}`];
  return { ...containment, command };
}

const probed = probeContainment();
