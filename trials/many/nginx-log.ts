import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { shortenedAddress } from '../../api/src/plugins/shortened-address.ts';
import { searchLogs } from '../search-logs.ts';
import { readNginxLogs, startNginx } from './nginx.ts';
import { ask } from './requests.ts';
import type { ManySite } from './site.ts';
import type { Report } from './table.ts';

/** What is logged of a request. */
interface Line {
  network: string;
  path: string;
}

const linesOf = (logs: string): Line[] =>
  logs
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

const addresses = [
  '203.0.113.77',
  '10.1.2.3',
  '198.51.100.255',
  '::ffff:203.0.113.77',
  '2001:db8:1:2:3:4:5:6',
  '2001:db8:1::6',
  '2001:db8::6',
  '2001::6',
  '::1',
  'fe80::1:2',
  '2001:db8:0:4::6',
  '2001:0:0:4::6',
  'fd00:0:1::',
  '1:2:3:4:5:6:7:8',
  '2001:db8:a:b:c:d:0:0',
];

/** The log has the networks that the site's own records have, and nothing that was typed. */
export async function tryLogFormat(folder: string, port: number, report: Report): Promise<void> {
  const directory = join(folder, 'nginx-log');
  const nginx = await startNginx(
    directory,
    (text) => text,
    `include aangan-log.conf;
  include aangan-own-answers.conf;
  set_real_ip_from 127.0.0.1; real_ip_header X-Visitor;
  server { listen 127.0.0.1:${port}; include aangan-server.conf; return 204; }`,
  );
  const asked = async (path: string, address: string) => {
    const headers = { 'x-visitor': address };
    const { status } = await ask(`http://127.0.0.1:${port}${path}`, { headers, from: '127.0.0.1' });
    return status;
  };
  while ((await asked('/begin', '127.0.0.1')) === 0) await sleep(20);
  for (const [index, address] of addresses.entries()) await asked(`/at/${index}?q=7`, address);
  for (const typed of ['/typed@example.com', '/typed%3Ftoken=7', '/typed;token=7', '/typed"7']) {
    await asked(typed, '127.0.0.1');
  }
  await nginx.end('SIGTERM');
  const lines = linesOf(await readNginxLogs(directory));
  const wrong = addresses.filter((address, index) => {
    const line = lines.find(({ path }) => path === `/at/${index}`);
    return line?.network !== shortenedAddress(address);
  });
  report('nginx logs networks, as the site does', wrong.length === 0, wrong.join(' '));
  const paths = lines.slice(-4).map(({ path }) => path);
  const isPlain = paths.every((path) => path === '/typed');
  report('and of a path what was not typed', isPlain, paths.join(' '));
}

const secrets: Record<string, RegExp> = {
  'addresses of visitors': /\b127\.0\.[1-9]\d*\.(?!0\/24)\d+/,
  'queries and Referers': /\?|refer+er/i,
};

/** Sends what a log must not have, each way that it comes: in queries, Referers, headers and bodies. */
export async function sendSecrets({ origin, consoleOrigin }: ManySite): Promise<void> {
  const mark = `mark${randomBytes(8).toString('hex')}`;
  const token = randomBytes(32).toString('base64url');
  const page = `${origin}/reset-password?token=${token}`;
  const headers = { referer: page, cookie: `aangan-composed-production=${mark}` };
  const email = 'meera.iyer@trial.example';
  await ask(page, { from: visitor });
  await ask(`${origin}/designers?search=Meera+Iyer+%2B91+80+4125+1234`, { headers });
  await ask(`${origin}/designers?compose=${token}&email=${email}`, { headers });
  await ask(`${consoleOrigin}/compose?of=${mark}`, { headers });
  const body = { token, password: 'a good password of the trial', email };
  await ask(`${origin}/api/auth/password/reset/check/`, { headers, body });
  await ask(`${origin}/api/auth/login/?email=${email}`, {
    headers,
    body,
    token: `eyJ${token}.eyJ`,
  });
}

const visitor = '127.0.23.7';

/** Searches what nginx has logged in the whole trial, with processes that were killed. */
export async function searchNginxLogs(site: ManySite, report: Report): Promise<void> {
  const logs = await site.nginxLogs();
  const isThere = linesOf(logs).some(
    ({ path, network }) => path === '/reset-password' && network === '127.0.23.0/24',
  );
  report('nginx logs a visit by its path and network', isThere, '');
  searchLogs(logs, report, secrets);
}
