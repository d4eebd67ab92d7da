import { fileURLToPath } from 'node:url';
import { type Containment, probeContainment } from '../supervisor/containment.ts';

const preload = fileURLToPath(new URL('keep-builtins.ts', import.meta.url));

/** Children whose code finds Node's modules with the global `builtin(name)`; all else is as without. */
export function withBuiltins(containment: Containment = probed): Containment {
  const command = [...containment.command, '/usr/bin/env', `NODE_OPTIONS=--import=${preload}`];
  return { ...containment, command };
}

const probed = probeContainment();
