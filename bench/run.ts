import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * `npm run bench -- <name> [arguments]`: a bench is `bench/<name>.ts` or `bench/<name>/index.ts`, a program of its own
 * that gets the arguments. Each says at its start what it takes.
 */
const here = import.meta.dirname;
const [name = '', ...args] = process.argv.slice(2);
const benches = await findBenches();
const file = benches.get(name);
if (file) {
  const bench = spawn(process.execPath, [file, ...args], { stdio: 'inherit' });
  // A key press that ends this process reaches the bench too, which ends what it has started.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => bench.kill('SIGTERM'));
  bench.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} else {
  console.error(`Which bench? npm run bench -- ${[...benches.keys()].sort().join(' | ')}`);
  process.exitCode = 1;
}

/** The programs by their names. */
async function findBenches(): Promise<Map<string, string>> {
  const entries = await readdir(here, { withFileTypes: true });
  const found = entries.flatMap((entry): [string, string][] => {
    if (entry.isFile()) {
      const { name: bench, ext } = path.parse(entry.name);
      return ext === '.ts' && bench !== 'run' ? [[bench, path.join(here, entry.name)]] : [];
    }
    const index = path.join(here, entry.name, 'index.ts');
    return existsSync(index) ? [[entry.name, index]] : [];
  });
  return new Map(found);
}
