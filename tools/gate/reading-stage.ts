import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root, script, tool } from './commands.ts';
import type { Scope } from './scope.ts';
import type { Step } from './step.ts';
import { isTouched } from './test-files.ts';
import { typeProjects } from './type-projects.ts';

/** One stage of the gate: steps of which `atOnce` run at a time. */
export interface Stage {
  name: string;
  steps: readonly Step[];
  atOnce: number;
}

/** Folders of the workspace that hold sources. */
const sources = () => [
  'shell',
  ...globSync('mfe-*', { cwd: root }),
  'shared',
  'api',
  'sandbox',
  'platform',
  'site',
  'e2e',
  'trials',
  'tools',
];

/** Reads the code without running it. */
export function readingStage(scope?: Scope): Stage {
  const types = typeProjects((directory) => directory === '.' || isTouched(directory, scope));
  return {
    name: 'reading the code',
    atOnce: 2,
    steps: readingSteps(types),
  };
}

function readingSteps(types: ReturnType<typeof typeProjects>): Step[] {
  return [
    {
      name: 'format and lint',
      command: join(root, 'node_modules/.bin/biome'),
      parameters: ['ci', '--colors=off', '.'],
    },
    ...types.map(({ name, config }) => tool(name, 'typescript/lib/tsc.js', '-p', config)),
    tool(
      'import rules',
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      // With the reason of a rule that is broken.
      '--output-type',
      'err-long',
      ...sources(),
    ),
    tool('dead code', 'knip/bin/knip.js'),
    script('no text is lost in translated pages', 'tools/changed-pages/check-bare-texts.ts'),
    script('settings are documented', 'tools/document-settings.ts', '--check'),
    script('messages are translated', 'tools/messages.ts', '--check'),
    script('remote.json is documented', 'tools/document-remote-json.ts', '--check'),
    script('pages ask for what narrows their lists', 'tools/listing-data.ts', '--check'),
    script(
      'the host contract matches its version',
      'tools/host-contract/host-contract.ts',
      '--check',
    ),
  ];
}

/** Builds the apps for production, as the next stage starts them. */
export function buildStage(): Stage {
  return {
    name: 'build',
    atOnce: 1,
    steps: [script('build of shell and remotes', 'platform/build/src/build-apps.ts')],
  };
}
