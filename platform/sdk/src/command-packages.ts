import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commands, fromWorkspace } from './packages.ts';

const about: Record<(typeof commands)[number], { description: string; needs: object }> = {
  aangan: {
    description: 'The command of teams and integrators of a site that is composed of remotes.',
    needs: { '@aangan/build': fromWorkspace },
  },
  'create-aangan-remote': {
    description: 'Writes a repository for a remote of the site that it comes from.',
    needs: {},
  },
};

/** Node that the bundles run on: the command that begins a repository runs on what a machine has. */
const engines = { node: '>=20.19' };

/** Completes the packages of the commands, whose bundles are in their folders below `draft`. */
export async function addCommands(root: string, draft: string): Promise<void> {
  for (const name of commands) {
    const { description, needs } = about[name];
    const folder = join(draft, name);
    const manifest = {
      name,
      description,
      type: 'module',
      license: 'UNLICENSED',
      engines,
      bin: { [name]: `./${name}.js` },
      dependencies: needs,
    };
    await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    await writeFile(
      join(folder, `${name}.js`),
      `#!/usr/bin/env node\nawait import('./dist/${name}.js');\n`,
    );
  }
  const templates = join(draft, 'create-aangan-remote/templates');
  await cp(join(root, 'platform/cli/templates'), templates, { recursive: true });
}
