import { tryListening } from '@aangan/cli';
import { PlainError } from '@aangan/server/plain-error';

/**
 * Checks that the ports are free before anything slow begins.
 * @throws {PlainError} naming the first port that is not, and how to choose another.
 */
export async function requireFreePorts(host: string, ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    const failure = await tryListening(host, port);
    if (failure) throw new PlainError(describeListenFailure(failure, host, port, ports));
  }
}

/** The message about a server that could not listen. `ports`: the site's first, then those of other channels. */
export function describeListenFailure(
  failure: NodeJS.ErrnoException,
  host: string,
  port: number,
  ports: readonly number[],
): string {
  const takers = ['', ', which the staging channel takes,', ', which the console takes,'];
  const role = takers[ports.indexOf(port)] ?? '';
  switch (failure.code) {
    case 'EADDRINUSE':
      return `Port ${port}${role} is in use by another program. Stop that program, or choose another port: PORT=4000 npm start`;
    case 'EACCES':
      return `Port ${port}${role} needs privileges that you do not have. Choose one above 1023: PORT=4000 npm start`;
    default:
      return `HOST=${host} cannot be listened on (${failure.code}). Use an address of this machine: HOST=127.0.0.1 npm start`;
  }
}
