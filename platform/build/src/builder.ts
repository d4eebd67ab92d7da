/** Child process of `startBuilders`: builds one app after another until its parent ends. */
import { type BuiltApp, buildApp } from './build-app.ts';
import type { BuildAnswer, BuildTask } from './builders.ts';
import { buildPortable } from './portable-build.ts';

const answer = (message: BuildAnswer) => process.send?.(message);

async function work({ directory, isPortable = false }: BuildTask): Promise<BuiltApp | null> {
  if (!isPortable) return buildApp(directory, () => answer({ began: directory }));
  await buildPortable(directory);
  return null;
}

process.on('message', async (task: BuildTask) => {
  try {
    answer({ built: await work(task) });
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : String(error) });
  }
});
process.once('disconnect', () => process.exit());
