import { join } from 'node:path';
import { installedApart } from '../../tools/installed-apart.ts';

const folder = join(import.meta.dirname, '../tools');

/** The folder of a package of `bench/tools`. These are installed when a bench first needs one. */
export const benchTool = (name: string): Promise<string> =>
  installedApart(folder, name, 'what only benches need');
