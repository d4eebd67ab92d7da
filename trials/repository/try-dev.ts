import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long the server may take to start, and an edit to be served, in milliseconds. */
const withinMs = 120_000;

/**
 * Starts `aangan dev` in a repository and edits a text: the shell and the edited module are served.
 * @returns the link that opens it in a page of staging. @throws Error otherwise
 */
export async function tryDev(checkout: string, port: number, token: string): Promise<string> {
  const bin = join(checkout, 'node_modules/.bin');
  const child = spawn(join(bin, 'aangan'), ['dev', '--port', String(port)], {
    cwd: checkout,
    env: { PATH: `${bin}:${process.env.PATH}`, HOME: process.env.HOME, AANGAN_TOKEN: token },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  try {
    const isOpen = () => said.includes('Open it in a browser');
    await until(isOpen, () => `It does not start: ${said}`);
    const link = /http\S+/.exec(said.slice(said.indexOf('Open it')))?.[0] ?? '';
    const read = async (file: string) => {
      const answer = await fetch(`http://localhost:${port}/aangan/${file}`);
      if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}.`);
      return answer.text();
    };
    await read('shell/shell.js');
    const page = join(checkout, 'src/app/moodboards-page.tsx');
    const before = await readFile(page, 'utf8');
    await writeFile(page, before.replace('Questions and answers', 'Edited here'));
    const isServed = async () =>
      (await read('moodboards/MoodboardsPage.js')).includes('Edited here');
    await until(isServed, () => 'The edit is not served.');
    await writeFile(page, before);
    return link;
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

async function until(
  isSo: () => boolean | Promise<boolean>,
  otherwise: () => string,
): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(otherwise());
    await sleep(200);
  }
}
