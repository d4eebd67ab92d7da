/**
 * What a visitor loads again of a remote in which one line has changed, and what the deltas cost at publication.
 *
 *   npm run bench -- deltas [--rounds 3]
 *
 * Each round builds the vendors' remote with another text; no site is started: the journey `deltas` shows that Chromium
 * loads these bytes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../platform/build/src/build-app.ts';
import { purposeOf, type ReleaseManifest } from '../platform/manifest/src/index.ts';
import { compress, encodingsOf } from '../platform/registry/src/release/compress.ts';
import { compressDelta } from '../shared/server/src/requests/index.ts';
import { copyRemote, makeWorkspace } from '../tools/copied-remote.ts';
import { printFigures } from './measuring/print-figures.ts';
import { type Figure, writeResults } from './measuring/write-results.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const rounds = Number(values.rounds);
const folder = mkdtempSync(join(tmpdir(), 'aangan-bench-deltas-'));

try {
  const earlier = await scriptsOf(await buildWith('Overall rating'));
  const all: Awaited<ReturnType<typeof measure>>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    all.push(await measure(earlier, await scriptsOf(await buildWith(`Overall, in ${round}`))));
  }
  const figures: Figure[] = [
    {
      name: 'bytes of the deltas ÷ of the copies in brotli',
      unit: 'ratio',
      runs: all.map(({ delta, brotli }) => delta / brotli),
      goal: { atMost: 0.1 },
    },
    {
      name: 'time for the deltas ÷ for all other copies',
      unit: 'ratio',
      runs: all.map(({ deltaMs, copiesMs }) => deltaMs / copiesMs),
    },
    { name: 'deltas', unit: 'bytes', runs: all.map(({ delta }) => delta) },
    { name: 'copies in brotli', unit: 'bytes', runs: all.map(({ brotli }) => brotli) },
    { name: 'scripts without a delta', unit: 'files', runs: all.map(({ without }) => without) },
  ];
  printFigures(figures);
  await writeResults('deltas', { rounds }, figures);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Builds the remote with a label of its own. @returns the folder of the release */
async function buildWith(label: string): Promise<string> {
  const workspace = mkdtempSync(join(folder, 'workspace-'));
  makeWorkspace(workspace);
  const edit = {
    file: 'src/features/reviews/components/review-fields.tsx',
    from: 'label="Overall rating"',
    to: `label="${label}"`,
  };
  return (await buildApp(copyRemote(workspace, 'vendors', [edit]))).directory;
}

/** Purpose → the bytes of what visitors load of a release. */
async function scriptsOf(directory: string): Promise<Map<string, Buffer>> {
  const text = await readFile(join(directory, 'release.json'), 'utf8');
  const { files } = JSON.parse(text) as ReleaseManifest;
  const scripts = new Map<string, Buffer>();
  for (const path of Object.keys(files)) {
    const purpose = purposeOf(path);
    if (purpose) scripts.set(purpose, await readFile(join(directory, path)));
  }
  return scripts;
}

async function measure(earlier: Map<string, Buffer>, later: Map<string, Buffer>) {
  const sums = { delta: 0, brotli: 0, without: 0, deltaMs: 0, copiesMs: 0 };
  for (const [purpose, bytes] of later) {
    let started = performance.now();
    let brotli = bytes.length;
    for (const encoding of encodingsOf(purpose)) {
      const copy = await compress(purpose, bytes, encoding);
      if (encoding === 'br' && copy) brotli = copy.length;
    }
    sums.brotli += brotli;
    sums.copiesMs += performance.now() - started;
    started = performance.now();
    const delta = await compressDelta(bytes, earlier.get(purpose) ?? Buffer.alloc(0));
    sums.deltaMs += performance.now() - started;
    sums.delta += delta?.length ?? brotli;
    if (!delta) sums.without += 1;
  }
  return sums;
}
