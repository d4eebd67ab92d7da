/**
 * The blob store in a bucket on a real S3-compatible server: Ceph's radosgw (Debian: radosgw, ceph-mon, ceph-osd), with
 * its data in memory. PORT (4596) and the one after it.
 */
import { execFile, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { endAll, root, startProcess } from './many/processes.ts';

const execute = promisify(execFile);
const port = Number(process.env.PORT ?? 4596);
const origin = `http://127.0.0.1:${port}`;
const [key, secret] = ['trial', randomUUID()];

export async function trial(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-s3-'));
  try {
    await startRadosgw(folder);
    const contract = spawn(process.execPath, ['--test', 'trials/s3/contract.ts'], {
      cwd: root,
      env: { ...process.env, BLOBS_URL: `http://${key}:${secret}@127.0.0.1:${port}/trial` },
      stdio: 'inherit',
    });
    const [code] = await once(contract, 'exit');
    return code === 0;
  } finally {
    await endAll();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A monitor, one store in memory, and the gateway. */
async function startRadosgw(folder: string): Promise<void> {
  const config = join(folder, 'ceph.conf');
  const [fsid, osd] = [randomUUID(), randomUUID()];
  await writeFile(config, configuration(folder, fsid));
  for (const name of ['mon', 'osd', 'rgw']) await mkdir(join(folder, name));
  const run = (program: string, ...parameters: string[]) =>
    execute(program, ['-c', config, ...parameters], { timeout: 60_000 });
  const keep = (program: string, ...parameters: string[]) =>
    startProcess(program, [program, '-c', config, '-f', ...parameters], {}, null);
  const map = join(folder, 'monmap');
  const monitor = `[v1:127.0.0.1:${port + 1}]`;
  await execute('monmaptool', ['--create', '--fsid', fsid, '--addv', 'a', monitor, map]);
  await run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map);
  await keep('ceph-mon', '-i', 'a');
  await run('ceph', 'osd', 'new', osd);
  await run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', osd);
  await keep('ceph-osd', '-i', '0');
  await run('ceph', 'osd', 'crush', 'add', 'osd.0', '1.0', 'root=default', 'host=a');
  await run(
    ...(['radosgw-admin', 'user', 'create', '--uid', 'trial', '--display-name', 'Trial'] as const),
    '--access-key',
    key,
    '--secret-key',
    secret,
  );
  await keep('radosgw', '-n', 'client.rgw.a');
  while (!(await fetch(origin).catch(() => undefined))?.ok) await sleep(200);
  const signed = ['--aws-sigv4', 'aws:amz:us-east-1:s3', '--user', `${key}:${secret}`];
  const empty = `x-amz-content-sha256: ${createHash('sha256').digest('hex')}`;
  await execute('curl', ['-sf', ...signed, '-X', 'PUT', '-H', empty, `${origin}/trial`]);
}

const configuration = (folder: string, fsid: string) => `[global]
fsid = ${fsid}
mon host = [v1:127.0.0.1:${port + 1}]
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
mon allow pool size one = true
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 536870912
mon data = ${join(folder, 'mon')}
osd data = ${join(folder, 'osd')}
run dir = ${folder}
log file = ${folder}/$name.log
admin socket = ${folder}/$name.asok
[client.rgw.a]
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw data = ${join(folder, 'rgw')}
`;
