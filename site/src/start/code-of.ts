import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * What a package of the workspace reads at run time: itself, the workspace packages that it depends on, and installed
 * packages.
 * @param folder of the package, relative to the workspace
 * @returns files and folders relative to the workspace
 */
export function codeOf(folder: string): string[] {
  const folders = new Set<string>();
  const add = (one: string) => {
    if (folders.has(one)) return;
    folders.add(one);
    const text = readFileSync(path.join(workspace, one, 'package.json'), 'utf8');
    const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
    for (const [name, version] of Object.entries(dependencies)) {
      if (!version.startsWith('workspace:')) continue;
      const installed = realpathSync(path.join(workspace, one, 'node_modules', name));
      add(path.relative(workspace, installed));
    }
  };
  add(folder);
  return ['node_modules', 'package.json', ...folders];
}
