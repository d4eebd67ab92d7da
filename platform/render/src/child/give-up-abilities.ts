import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns';
import { Socket } from 'node:net';

/** Methods of Node's native sockets that reach something outside this process. */
const reaching = /^(bind|connect|listen|open|query|send)/;

/** What acts on other processes, or runs native code. */
const closed = [
  ...['binding', '_linkedBinding', 'dlopen', 'execve'],
  ...['kill', '_kill', '_debugProcess', '_debugEnd'],
  ...['setuid', 'seteuid', 'setgid', 'setegid', 'setgroups', 'initgroups'],
];

/**
 * Takes from this process what code that escapes its context could harm others with: connections (a network namespace
 * does not close Unix sockets), signals to other processes, and native code. Files, programs, threads and inspection
 * are closed by Node's permission model.
 * @param pipe any open socket on a pipe
 */
export function giveUpAbilities(pipe: Socket): void {
  for (const handle of [handleOf(pipe), ...otherHandles()]) {
    const methods = Object.getPrototypeOf(handle) as Record<string, unknown>;
    for (const name of Object.getOwnPropertyNames(methods)) {
      if (reaching.test(name)) delete methods[name];
    }
  }
  for (const name of closed) delete (process as unknown as Record<string, unknown>)[name];
}

/** One handle of TCP, of UDP and of name resolution: all handles of a kind share their methods. */
function otherHandles(): object[] {
  const tcp = new Socket();
  tcp.connect({ host: '127.0.0.1', port: 9 });
  const udp = createSocket('udp4');
  const handles = [handleOf(tcp), udpHandle(udp), handleOf(new Resolver())];
  // Before the event loop turns: nothing was sent.
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
