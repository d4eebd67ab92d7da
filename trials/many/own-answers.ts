import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inertHeaders } from '@aangan/server/http';
import { startNginx } from './nginx.ts';
import type { Report } from './table.ts';

/** What a process of the site answers, by path. */
const answers: Record<string, { status: number; headers: Record<string, string> }> = {
  '/page': { status: 200, headers: { 'content-security-policy': "default-src 'self'" } },
  '/stored': { status: 304, headers: {} },
};

/** What nginx answers itself is inert; what processes answer keeps its own policy, or has none. */
export async function tryOwnAnswers(folder: string, port: number, report: Report): Promise<void> {
  const site = createServer(({ url }, response) => {
    const { status, headers } = answers[url ?? ''] ?? { status: 404, headers: {} };
    response.writeHead(status, { 'x-request-id': 'r1', ...headers }).end();
  });
  await new Promise<void>((resolve) => site.listen(port + 1, '127.0.0.1', resolve));
  const nginx = await startNginx(
    join(folder, 'nginx-own'),
    (text) => text,
    `include aangan-log.conf;
  include aangan-own-answers.conf;
  server {
    listen 127.0.0.1:${port};
    include aangan-server.conf;
    location / { proxy_pass http://127.0.0.1:${port + 1}; }
    location /gone { proxy_pass http://127.0.0.1:${port + 2}; }
    location /moved { return 301 https://aangan.example$request_uri; }
    location /refused { return 403; }
  }`,
  );
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' }).catch(() => undefined);
  while (!(await ask('/page'))) await sleep(20);
  const toldBy = async (path: string) => {
    const answer = await ask(path);
    const told = Object.keys(inertHeaders).map((name) => answer?.headers.get(name) ?? 'none');
    return [answer?.status, ...told].join(' ');
  };
  const inert = Object.values(inertHeaders).join(' ');
  const expected = {
    '/gone': `502 ${inert}`,
    '/moved': `301 ${inert}`,
    '/refused': `403 ${inert}`,
    '/page': "200 default-src 'self' none",
    '/stored': '304 none none',
  };
  for (const [path, wanted] of Object.entries(expected)) {
    const told = await toldBy(path);
    report(`headers of ${path}, behind nginx`, told === wanted, told);
  }
  await nginx.end('SIGTERM');
  site.close();
}
