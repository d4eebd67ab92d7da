import { createRequire } from 'node:module';
import path from 'node:path';

/** Files of a project for the compiler, by path. */
export type TypeProject = Record<string, string>;

/** The folder of React's types, the only ones that types files may import. */
const reactTypes = path.dirname(
  createRequire(import.meta.url).resolve('@types/react/package.json'),
);

const config = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    typeRoots: [],
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'preserve',
    moduleResolution: 'bundler',
    // Treats files without imports as modules, so that none declares global names.
    moduleDetection: 'force',
    paths: {
      react: [path.join(reactTypes, 'index.d.ts')],
      'remote:*': ['./exposes/*.ts'],
      'slot:*': ['./slots/*.ts'],
    },
  },
  include: ['exposes', 'consumes', 'slots', 'named'],
};

/** A project of these files. */
export function typeProject(files: TypeProject): TypeProject {
  return { 'tsconfig.json': JSON.stringify(config), ...files };
}

/** The path of an exposed module's declaration; other files import it as `remote:<remote>/<name>`. */
export function exposedPath(remote: string, name: string): string {
  return `exposes/${remote}/${name}.ts`;
}

export function consumedPath(consumer: string, remote: string, name: string): string {
  return `consumes/${consumer}/${remote}/${name}.ts`;
}

/** The path of what a release passes to the extensions of a slot. */
export function slotPath(owner: string, slot: string): string {
  return `slots/${owner}/${slot}.ts`;
}

/** The path of the file that other files import as `slot:extension`. */
export const extensionPath = 'slots/extension.ts';

/** The path of the file that uses what a release exposes. */
export function namedPath(remote: string): string {
  return `named/${remote}.ts`;
}

/** A declaration for an exposed module of unknown types: everything fits. */
export function anyExpose(name: string): string {
  return `export declare const ${name}: any;`;
}
