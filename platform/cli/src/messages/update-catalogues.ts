import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PlainError } from '@aangan/server/plain-error';

/** A file of translations, as the build tells of it. */
export interface UpdatedCatalogue {
  file: string;
  /** The language's code. */
  language: string;
  /** How many messages there are. */
  count: number;
  /** The ids of those that have no translation of their present text. */
  untranslated: string[];
  /** Whether the file was not what the sources say. */
  isStale: boolean;
}

const script = fileURLToPath(import.meta.resolve('@aangan/build/update-catalogues'));
const run = promisify(execFile);

/**
 * Brings the files of translations of packages up to date with their sources.
 * @param isCheck only tells what would change
 * @throws {PlainError} that names what is malformed
 */
export async function updateCatalogues(
  directories: readonly string[],
  isCheck: boolean,
): Promise<UpdatedCatalogue[]> {
  const parameters = [script, ...(isCheck ? ['--check'] : []), ...directories];
  const { stdout } = await run(process.execPath, parameters, { maxBuffer: 1e8 }).catch(
    (failure: { stderr?: string; message: string }) => {
      throw new PlainError((failure.stderr || failure.message).trim(), { cause: failure });
    },
  );
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
