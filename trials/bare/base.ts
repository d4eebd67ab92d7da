import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  access,
  copyFile,
  mkdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { startContained } from './namespaces.ts';

const execute = promisify(execFile);

/** Debian's name of the system, the oldest Node that README.md permits, and the npm that came with it. */
const suite = 'bookworm';
const nodeVersion = '20.19.0';
const npmVersion = '10.8.2';

/** The user of the machine: nobody special. */
export const user = 'newcomer';
export const home = `/home/${user}`;

const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'aangan-bare');

/**
 * A folder with Debian, Node, npm and git, and nothing else. It is made once, and kept outside of the repository; it
 * takes a few minutes, and 400 MB. DEBIAN_MIRROR names the archive, else it is that of this machine's apt.
 */
export async function baseFolder(): Promise<string> {
  const base = join(cache, `${suite}-node-${nodeVersion}`);
  if (
    await access(base).then(
      () => true,
      () => false,
    )
  )
    return base;
  const making = `${base}.making`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true });
  console.log(`Making Debian ${suite} in ${base} (once; a few minutes) …`);
  const archive = await mirrorOfApt();
  const options = ['--variant=minbase', '--include=git,ca-certificates'];
  const { child } = await startContained(['debootstrap', ...options, suite, making, ...archive], {
    folder: making,
    more: ['--mount-proc'],
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [[code], log] = await Promise.all([
    once(child, 'close'),
    child.stderr ? text(child.stderr) : '',
  ]);
  if (code !== 0) throw new Error(`debootstrap ended with ${code}: ${log}`);
  await addNode(making);
  await execute('chroot', [making, 'useradd', '--create-home', '--shell', '/bin/bash', user]);
  await rename(making, base);
  return base;
}

/** The archive of this machine's apt, where it is a Debian of this name; debootstrap has one of its own. */
async function mirrorOfApt(): Promise<string[]> {
  const { DEBIAN_MIRROR: named } = process.env;
  if (named) return [named];
  const { stdout } = await execute('apt-get', [
    'indextargets',
    '--format=$(CODENAME) $(REPO_URI)',
    'Created-By: Packages',
  ]);
  const line = stdout.split('\n').find((one) => one.startsWith(`${suite} `));
  return line === undefined ? [] : [line.slice(suite.length + 1)];
}

/** The program is in a package of npm, as the pinned one is. */
async function addNode(root: string): Promise<void> {
  const local = join(root, 'usr/local');
  const packages: [string, string][] = [
    [`node-linux-${process.arch}@${nodeVersion}`, join(root, 'tmp/node')],
    [`npm@${npmVersion}`, join(local, 'lib/node_modules/npm')],
  ];
  for (const [name, folder] of packages) {
    const options = { cwd: join(root, 'tmp') };
    const { stdout } = await execute('npm', ['pack', '--silent', name], options);
    await mkdir(folder, { recursive: true });
    const archive = join(root, 'tmp', stdout.trim());
    await execute('tar', [
      '-xzf',
      archive,
      '-C',
      folder,
      '--strip-components=1',
      '--no-same-owner',
    ]);
    await rm(archive);
  }
  await copyFile(join(root, 'tmp/node/bin/node'), join(local, 'bin/node'));
  await rm(join(root, 'tmp/node'), { recursive: true });
  for (const name of ['npm', 'npx']) {
    await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
  }
}

/** Where the machine gets packages from: npm's registry as it is set here, and the archive that Debian was made from. */
export async function registriesOf(base: string): Promise<URL[]> {
  const { stdout } = await execute('npm', ['config', 'get', 'registry']);
  const sources = await readFile(join(base, 'etc/apt/sources.list'), 'utf8');
  return [stdout.trim(), ...(sources.match(/https?:\S+/g) ?? [])].map(
    (address) => new URL(address),
  );
}

/** Files of a new machine that tell npm and apt what they are told here: the registry, and whose certificates count. */
export async function writeSettings(root: string, registries: readonly URL[]): Promise<void> {
  const { stdout } = await execute('npm', ['config', 'get', 'cafile']);
  const certificates = process.env.NODE_EXTRA_CA_CERTS ?? stdout.trim();
  const profile = [`export npm_config_registry=${registries[0]}`];
  if (certificates !== 'null') {
    await copyFile(certificates, join(root, 'etc/registries.crt'));
    await writeFile(join(root, 'etc/apt/apt.conf.d/99registries'), aptCertificates);
    profile.push('export NODE_EXTRA_CA_CERTS=/etc/registries.crt');
  }
  await writeFile(join(root, 'etc/profile.d/registries.sh'), `${profile.join('\n')}\n`);
}

const aptCertificates = 'Acquire::https::CAInfo "/etc/registries.crt";\n';
