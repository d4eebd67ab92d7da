import { clusterArgument } from './server-process.ts';
import type { ServerUser } from './server-user.ts';

/** Sized for a machine of 2 cores that also runs the site and perhaps a build. */
const settings: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  // Statements are short and many: compiling a plan, or splitting it over both cores, costs more than it saves.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  log_min_messages: 'warning',
  // The details of a refused row contain its values, such as addresses and phone numbers.
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  // After a crash, one call in place of one for each of thousands of files: half of the time until it answers again.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
};

const forgetful: Record<string, string> = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  shared_buffers: '64MB',
};

/** The command line of the server. */
export function serverArguments(options: {
  cluster: string;
  socket: string;
  user: ServerUser | undefined;
  durable: boolean;
  maxConnections?: number | undefined;
}): string[] {
  const { cluster, socket, user, durable, maxConnections } = options;
  const all = {
    ...settings,
    unix_socket_directories: socket,
    ...(durable ? {} : forgetful),
    ...(maxConnections !== undefined && { max_connections: String(maxConnections) }),
  };
  return [
    '-D',
    clusterArgument(cluster, user),
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
