import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { API, type Checker, type Program } from 'typescript/unstable/sync';

/** The TypeScript program of an app, as its own tsconfig.json describes it. */
export interface OpenProgram {
  program: Program;
  checker: Checker;
}

/**
 * Reads an app's sources with the compiler that is installed, while `use` runs.
 * @param directory the app's folder
 * @returns what `use` answers; undefined where the folder has no tsconfig.json
 * @throws Error when the compiler cannot be started or cannot read the tsconfig.json
 */
export function withProgram<Result>(
  directory: string,
  use: (open: OpenProgram) => Result,
): Result | undefined {
  const config = join(directory, 'tsconfig.json');
  if (!existsSync(config)) return undefined;
  const api = new API({ cwd: directory });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`The compiler cannot read ${config}.`);
    return use(project);
  } finally {
    api.close();
  }
}
