import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns';
import nodeModule from 'node:module';
import { Socket } from 'node:net';
import v8 from 'node:v8';

/** Methods of Node's native sockets that reach something outside this process. */
const reaching = /^(bind|connect|listen|open|query|send)/;

/** Bindings that give access to Node's modules, signal other processes, read or write files, or run native code. */
const closed = [
  'getBuiltinModule',
  'mainModule',
  '_preload_modules',
  '_getActiveHandles',
  'openStdin',
  'binding',
  '_linkedBinding',
  'dlopen',
  'execve',
  'report',
  'kill',
  '_kill',
  '_debugProcess',
  '_debugEnd',
  'chdir',
  'umask',
  'loadEnvFile',
  'setSourceMapsEnabled',
  'setuid',
  'seteuid',
  'setgid',
  'setegid',
  'setgroups',
  'initgroups',
];

/** Not covered by the permission model: V8 flags can write files, and a resolver reveals which files exist. */
const unchecked: [object: object, names: string[]][] = [
  [
    v8,
    [
      'setFlagsFromString',
      'startupSnapshot',
      'writeHeapSnapshot',
      'getHeapSnapshot',
      'setHeapSnapshotNearHeapLimit',
      'takeCoverage',
      'stopCoverage',
      'startCpuProfile',
    ],
  ],
  [
    nodeModule,
    [
      'createRequire',
      'findPackageJSON',
      'findSourceMap',
      'enableCompileCache',
      'flushCompileCache',
      'register',
      'registerHooks',
      'runMain',
      'setSourceMapsSupport',
      '_load',
      '_resolveFilename',
      '_findPath',
      '_initPaths',
      '_preloadModules',
      '_stat',
      '_readPackage',
      '_extensions',
    ],
  ],
  [nodeModule.prototype, ['require', 'load', '_compile']],
];

/**
 * Removes from this process what code that escapes its context could use to harm others: connections (a network
 * namespace does not close Unix sockets), signals to other processes, Node's own modules, and native code. Files,
 * programs, threads and inspection are closed by Node's permission model.
 * @param pipe any open socket on a pipe
 */
export function dropCapabilities(pipe: Socket): void {
  for (const handle of [handleOf(pipe), ...otherHandles()]) {
    const methods = Object.getPrototypeOf(handle) as Record<string, unknown>;
    for (const name of Object.getOwnPropertyNames(methods)) {
      if (reaching.test(name)) delete methods[name];
    }
  }
  for (const name of closed) delete (process as unknown as Record<string, unknown>)[name];
  for (const [object, names] of unchecked) {
    for (const name of names) {
      Object.defineProperty(object, name, { value: refuse, writable: false });
    }
  }
}

function refuse(): never {
  throw new Error('Not available to server modules');
}

/** One handle of TCP, of UDP and of name resolution: all handles of a kind share their methods. */
function otherHandles(): object[] {
  const tcp = new Socket();
  tcp.connect({ host: '127.0.0.1', port: 9 });
  const udp = createSocket('udp4');
  const handles = [handleOf(tcp), udpHandle(udp), handleOf(new Resolver())];
  // Destroyed before the event loop turns, so nothing is sent.
  tcp.destroy();
  udp.close();
  return handles;
}

function handleOf(owner: object): object {
  const { _handle } = owner as { _handle?: object };
  if (!_handle) throw new Error('This version of Node keeps its sockets elsewhere');
  return _handle;
}

function udpHandle(socket: object): object {
  const state = Object.getOwnPropertySymbols(socket).find(
    ({ description }) => description === 'state symbol',
  );
  const { handle } = (socket as Record<symbol, { handle?: object }>)[state ?? Symbol()] ?? {};
  if (!handle) throw new Error('This version of Node keeps its sockets elsewhere');
  return handle;
}
