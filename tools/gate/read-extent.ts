import { parseArgs } from 'node:util';
import { scopeOf } from './scope.ts';
import type { Extent } from './test-files.ts';
import type { WorkspacePackage } from './workspace.ts';

/**
 * What the parameters of `npm test` ask for: `--all`, and a remote, package or folder.
 * @throws Error that says what there is to ask for
 */
export function readExtent(
  parameters: readonly string[],
  packages: readonly WorkspacePackage[],
): Extent {
  const { values, positionals } = parse([...parameters]);
  const [target] = positionals;
  return { isAll: values.all, scope: target ? scopeOf(target, packages) : undefined };
}

function parse(args: string[]) {
  const usage = 'npm test [-- [--all] [remote, package or folder]]';
  try {
    const options = { all: { type: 'boolean', default: false } } as const;
    const parsed = parseArgs({ args, options, allowPositionals: true });
    if (parsed.positionals.length > 1) throw new Error('Name one remote, package or folder.');
    return parsed;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\nUsage: ${usage}`);
  }
}
