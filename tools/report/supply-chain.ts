/**
 * What comes from others: known vulnerabilities as the registry tells them, licences, packages that run scripts when they
 * are installed, and the bills of materials of the releases that were built last.
 */
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  auditLines,
  type LicencesByName,
  licenceLines,
  unlistedScripts,
} from './supply-chain-lines.ts';

const root = resolve(import.meta.dirname, '../..');
const pnpm = 'pnpm@10.34.9';

export async function report(): Promise<void> {
  print('Known vulnerabilities', auditLines(await runPnpm('audit', '--json')));
  const licences = JSON.parse(await runPnpm('licenses', 'list', '--json')) as LicencesByName;
  print('Licences', licenceLines(licences));
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const unlisted = unlistedScripts(workspace, packagesWithScripts());
  print('Install scripts that are neither allowed nor refused in pnpm-workspace.yaml', unlisted);
  print('Bills of materials', billLines());
}

function print(title: string, lines: readonly string[]): void {
  console.log(
    `${title}\n${(lines.length > 0 ? lines : ['none']).map((line) => `  ${line}\n`).join('')}`,
  );
}

/** What pnpm prints, also where it ends with an error: it does where there is an advisory. */
function runPnpm(...parameters: string[]): Promise<string> {
  return new Promise((done) => {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024, timeout: 120_000 };
    execFile('npx', ['--yes', pnpm, ...parameters], options, (_error, stdout) => done(stdout));
  });
}

/** The names of installed packages that would run something when they are installed. */
function packagesWithScripts(): string[] {
  const files = globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json', { cwd: root });
  return files.flatMap((file) => {
    const { name, scripts = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return ['preinstall', 'install', 'postinstall'].some((script) => script in scripts)
      ? [name]
      : [];
  });
}

function billLines(): string[] {
  return globSync('{shell,mfe-*}/dist/sbom.cdx.json', { cwd: root }).map((file) => {
    const { metadata, components } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const { name, version } = metadata.component;
    return `${file}: ${name} ${version}, ${components.length} packages`;
  });
}
