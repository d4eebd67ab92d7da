import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { answersPerSecond } from '../measuring/wrk.ts';
import { edgeProcess } from './start-edge.ts';

/** Pages a second of this many edges together, each in a process of its own, all asked at once. */
export async function pagesOfProcesses(origin: URL, count: number): Promise<number> {
  const started = await Promise.all(Array.from({ length: count }, () => startProcess(origin)));
  try {
    const pages = started.map(({ url }) => new URL('/designers', url));
    await Promise.all(pages.map(async (page) => (await fetch(page)).arrayBuffer()));
    const each = await Promise.all(pages.map((page) => answersPerSecond(page, { seconds: 3 })));
    return each.reduce((sum, one) => sum + one, 0);
  } finally {
    await Promise.all(started.map(({ stop }) => stop()));
  }
}

async function startProcess(origin: URL) {
  const child = spawn(process.execPath, [edgeProcess, origin.href], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: new URL(chunk.toString().trim()),
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
