import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './processes.ts';
import type { Report } from './table.ts';

const execute = promisify(execFile);

/** The files of ops as they are installed: nginx reads its own with TLS, systemd its units. */
export async function checkConfiguration(folder: string, report: Report): Promise<void> {
  const nginx = await saidBy(() => testNginx(join(folder, 'nginx-tls')));
  report('nginx takes the configuration with TLS', nginx === '', nginx || 'nginx -t');
  const units = await saidBy(() => verifyUnits(join(folder, 'units')));
  report('systemd takes the units', units === '', units || 'systemd-analyze verify');
}

/** @returns what is wrong; empty where nothing is */
async function saidBy(check: () => Promise<string>): Promise<string> {
  try {
    return await check();
  } catch (error) {
    return String((error as { stderr?: string }).stderr ?? error).trim();
  }
}

async function testNginx(directory: string): Promise<string> {
  await cp(join(root, 'ops/nginx'), directory, { recursive: true });
  const [key, certificate] = ['key.pem', 'cert.pem'].map((name) => join(directory, name)) as [
    string,
    string,
  ];
  await execute('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=aangan.example',
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  const server = join(directory, 'aangan-server.conf');
  const logging = await readFile(server, 'utf8');
  await writeFile(server, logging.replaceAll('/var/log/nginx/', `${directory}/`));
  const file = join(directory, 'aangan.conf');
  const text = (await readFile(file, 'utf8'))
    .replace(/\/etc\/letsencrypt\S+fullchain\.pem/g, certificate)
    .replace(/\/etc\/letsencrypt\S+privkey\.pem/g, key);
  await writeFile(file, text);
  const main = join(directory, 'nginx.conf');
  await writeFile(
    main,
    `pid ${join(directory, 'nginx.pid')}; error_log stderr warn; events {} http { include aangan.conf; }`,
  );
  const { stderr } = await execute('nginx', ['-t', '-q', '-p', directory, '-c', main]);
  return stderr.trim();
}

/** Programs and users of another machine are replaced by those that every machine has. */
async function verifyUnits(directory: string): Promise<string> {
  await mkdir(directory);
  const files: string[] = [];
  for (const name of await readdir(join(root, 'ops/systemd'))) {
    const text = (await readFile(join(root, 'ops/systemd', name), 'utf8'))
      .replaceAll('/opt/aangan/node_modules/node/bin/node', '/bin/true')
      .replace(/^WorkingDirectory=.*$/m, 'WorkingDirectory=/tmp')
      .replace(/^(User|Group)=aangan$/gm, '$1=root');
    await writeFile(join(directory, name), text);
    // Of a template, one instance is looked at.
    const instance = name.replace('@.', '@4101.');
    if (instance !== name) await writeFile(join(directory, instance), text);
    files.push(join(directory, instance));
  }
  const { stderr } = await execute('systemd-analyze', ['verify', ...files]);
  return stderr.trim();
}
