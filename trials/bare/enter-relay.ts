/**
 * Runs in the network namespace of the machine: joins what is connected to an address there to the socket of a file.
 * Parameters: `<address>:<port>=<file>` for each.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { relay } from './registries.ts';

for (const way of process.argv.slice(2)) {
  const [, address, port, file = ''] = /^(.*):(\d+)=(.*)$/.exec(way) ?? [];
  await once(relay(() => connect(file)).listen(Number(port), address), 'listening');
}
process.once('disconnect', () => process.exit());
process.send?.('listening');
