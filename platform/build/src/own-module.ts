import { extname, join } from 'node:path';

/**
 * The path of a module of this folder, for what loads it by path: it ends in `.ts` in the workspace and in `.js` in the
 * installed package.
 * @param name without its ending
 */
export function ownModule(name: string): string {
  return join(import.meta.dirname, name + extname(import.meta.filename));
}
