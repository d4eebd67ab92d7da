import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, test } from 'node:test';

const root = resolve(import.meta.dirname, '../..');

interface Cruised {
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

describe('the order of folders', () => {
  test('refuses imports of what stands above, in every package that has an order', async () => {
    const refused = await refusedOf({
      'api/src/schemas/shared.ts': 'api/src/modules/auth/user.ts',
      'api/src/plugins/tokens.ts': 'api/src/modules/auth/user.ts',
      'platform/edge/src/page/pages.ts': 'platform/edge/src/composed/banner.ts',
      'platform/edge/src/rendering/log.ts': 'platform/edge/src/page/build-page.ts',
      'platform/registry/src/release/service.ts': 'platform/registry/src/channel/reader.ts',
      'shell/src/routing/routes.ts': 'shell/src/pages/not-found.tsx',
      'shell/src/pages/page.tsx': 'shell/src/chrome/layout.tsx',
      // In no list: above all of them.
      'api/src/plugins/jobs.ts': 'api/src/jobs.ts',
    });
    assert.deepEqual(refused, [
      'order-of-api-src: api/src/plugins/jobs.ts',
      'order-of-api-src: api/src/plugins/tokens.ts',
      'order-of-api-src: api/src/schemas/shared.ts',
      'order-of-platform-edge-src: platform/edge/src/page/pages.ts',
      'order-of-platform-edge-src: platform/edge/src/rendering/log.ts',
      'order-of-platform-registry-src: platform/registry/src/release/service.ts',
      'order-of-shell-src: shell/src/pages/page.tsx',
      'order-of-shell-src: shell/src/routing/routes.ts',
    ]);
  });

  test('takes imports of what stands below, of the same folder, and of tests', async () => {
    const refused = await refusedOf({
      'api/src/modules/auth/user.ts': 'api/src/schemas/page.ts',
      'api/src/schemas/problem.ts': 'api/src/problems.ts',
      'platform/edge/src/composed/banner.ts': 'platform/edge/src/page/pages.ts',
      'platform/edge/src/page/pages.test.ts': 'platform/edge/src/composed/banner.ts',
      'shell/src/app/router.tsx': 'shell/src/chrome/layout.tsx',
      'shell/src/start.tsx': 'shell/src/app/router.tsx',
    });
    assert.deepEqual(refused, []);
  });
});

/** The rules of order that modules break which import one other each. @param imports module → the one it imports */
async function refusedOf(imports: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  try {
    const imported = Object.values(imports);
    for (const to of imported) write(to, 'export const value = 1;\n');
    for (const [from, to] of Object.entries(imports)) {
      const path = relative(dirname(from), to);
      write(from, `export { value } from '${path.startsWith('.') ? path : `./${path}`}';\n`);
    }
    const { summary } = await cruise(folder);
    return summary.violations
      .filter(({ rule }) => rule.name.startsWith('order-of-'))
      .map(({ rule, from }) => `${rule.name}: ${from}`)
      .sort();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs the rules of this repository on a folder as if it were the repository. */
function cruise(folder: string): Promise<Cruised> {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = join(root, '.dependency-cruiser.mjs');
  const parameters = [program, '--config', config, '--output-type', 'json', '.'];
  return new Promise((done, fail) => {
    // It ends with an error where a rule is broken: what it prints tells.
    execFile(process.execPath, parameters, { cwd: folder }, (error, stdout) => {
      if (stdout) done(JSON.parse(stdout) as Cruised);
      else fail(error ?? new Error('dependency-cruiser printed nothing'));
    });
  });
}
