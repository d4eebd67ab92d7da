import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** A host that the machine reaches: a name, the port, and the loopback address that stands for it in the machine. */
interface Way {
  host: string;
  port: number;
  address: string;
}

/** Each host has a loopback address of its own, so that it keeps its port. */
export function waysTo(registries: readonly URL[]): Way[] {
  const found = new Map<string, Way>();
  for (const { hostname: host, port, protocol } of registries) {
    const number = Number(port || (protocol === 'https:' ? 443 : 80));
    const same = [...found.values()].find((way) => way.host === host);
    const address = same?.address ?? `127.0.1.${found.size + 1}`;
    found.set(`${host}:${number}`, { host, port: number, address });
  }
  return [...found.values()];
}

/** The lines of /etc/hosts of the machine, which has no other way to find an address. */
export function hostsFile(ways: readonly Way[]): string {
  return ['127.0.0.1 localhost', ...ways.map(({ address, host }) => `${address} ${host}`), ''].join(
    '\n',
  );
}

/**
 * Lets a network namespace that has nothing but its loopback reach a few hosts: what is connected to a way's address
 * there goes through a socket in a folder, which both sides see, to the host.
 * @param pid a process of the namespace
 * @param folder for the sockets
 */
export async function openWays(pid: number, folder: string, ways: readonly Way[]): Promise<void> {
  for (const [index, { host, port }] of ways.entries()) {
    const server = relay(() => connect({ host, port }));
    await once(server.listen(join(folder, String(index))), 'listening');
    server.unref();
  }
  const inside = ways.map(
    ({ address, port }, index) => `${address}:${port}=${join(folder, String(index))}`,
  );
  const program = [process.execPath, join(import.meta.dirname, 'enter-relay.ts')];
  const entered = spawn('nsenter', [`--net=/proc/${pid}/ns/net`].concat(program, inside), {
    // The channel tells it when this process has ended.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(entered, 'message');
  entered.unref();
  entered.channel?.unref();
}

/** A server that joins each connection to another one. */
export function relay(open: () => ReturnType<typeof connect>): Server {
  return createServer({ allowHalfOpen: true }, (incoming) => {
    const outgoing = open();
    incoming.pipe(outgoing).pipe(incoming);
    incoming.on('error', () => outgoing.destroy());
    outgoing.on('error', () => incoming.destroy());
  });
}
