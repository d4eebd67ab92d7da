import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, startProcess, type TrialProcess } from './processes.ts';

/**
 * nginx with the files of ops/nginx beside its configuration; they log to the folder.
 * @param change what is other here than on the machine that the files are for
 * @param http the http block, which includes what it uses
 */
export async function startNginx(
  directory: string,
  change: (text: string) => string,
  http: string,
): Promise<TrialProcess> {
  await mkdir(join(directory, 'temp'), { recursive: true });
  for (const file of await readdir(join(root, 'ops/nginx'))) {
    const text = await readFile(join(root, 'ops/nginx', file), 'utf8');
    await writeFile(
      join(directory, file),
      change(text.replaceAll('/var/log/nginx/', `${directory}/`)),
    );
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(directory, 'temp', name)};`)
    .join('\n');
  const main = join(directory, 'nginx.conf');
  await writeFile(
    main,
    `daemon off; pid ${join(directory, 'nginx.pid')}; error_log stderr warn; worker_processes 1;
events { worker_connections 2048; }
http {
  ${temporary}
  ${http}
}
`,
  );
  return startProcess('nginx', ['nginx', '-p', directory, '-c', main], {}, null);
}

/** What nginx has logged: requests, and faults of its own. */
export async function readNginxLogs(directory: string): Promise<string> {
  const files = ['aangan.log', 'aangan-error.log'].map((name) => join(directory, name));
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('');
}
