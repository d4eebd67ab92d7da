import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { typeProjects } from '../gate/type-projects.ts';
import { bareTexts } from './bare-texts.ts';

// Fails where a component shows a text that React would lose in a translated page.

const root = resolve(import.meta.dirname, '../..');
const files = globSync('{shell,mfe-*,{shared,platform}/*}/src/**/!(*.test).tsx', { cwd: root })
  .filter((file) => !file.includes('/testing/'))
  .sort();

/** The packages that have these components. */
const isForBrowsers = (directory: string) => files.some((file) => file.startsWith(`${directory}/`));
const [config] = typeProjects(isForBrowsers, 'bare-texts').map((project) =>
  resolve(root, project.config),
);
if (!config) throw new Error('No package has components.');

const api = new API({ cwd: root });
try {
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error(`The compiler cannot read ${config}.`);
  const found = files.flatMap((file) => {
    const source = project.program.getSourceFile(resolve(root, file));
    if (!source) throw new Error(`${file} is in no package for browsers.`);
    return bareTexts(project.checker, source).map(
      ({ line, problem }) => `${file}:${line}: ${problem}`,
    );
  });
  for (const place of found) console.error(place);
  if (found.length > 0) {
    console.error(
      '\nIn a translated page React would lose the text, or throw: write it as one string, or put it into a <span>.\n' +
        'What is only ever elements is typed as Elements (@aangan/ui).',
    );
    process.exitCode = 1;
  }
} finally {
  api.close();
}
