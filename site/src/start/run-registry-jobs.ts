import path from 'node:path';
import { mailClaimOf, noticeTasks, type Registry, type RegistryTables } from '@aangan/registry';
import {
  type Connection,
  createMailTransport,
  type Database,
  type Logger,
  startJobs,
} from '@aangan/server';
import type { Tracer } from '@aangan/server/tracing';
import type { StartSettings } from '../start-settings.ts';
import type { Lifecycle } from './lifecycle.ts';

interface RegistryJobs {
  registry: Registry;
  settings: StartSettings;
  connection: Connection;
  database: Database<RegistryTables>;
  dataDir: string;
  logger: Logger;
  tracer: Tracer | undefined;
}

/** Runs the registry's jobs: notifying teams and the webhook of automatic rollbacks, and the steps of rollouts. */
export async function runRegistryJobs(
  { registry, settings, connection, database, dataDir, logger, tracer }: RegistryJobs,
  lifecycle: Lifecycle,
): Promise<void> {
  const { smtpUrl, mailFrom: from, teamMails = {} } = settings;
  const { rollbackWebhookUrl: url, rollbackWebhookSecret: secret } = settings;
  const jobs = await startJobs({
    connection,
    tasks: noticeTasks({
      // In a folder beside the marketplace's mails, which have a numbering of their own.
      mail: createMailTransport({ smtpUrl, from, directory: path.join(dataDir, 'mail/platform') }),
      mailClaimOf: (id) => mailClaimOf(database, id),
      teamMails,
      webhook: url && secret ? { url, secret } : undefined,
    }),
    // A step of a rollout is checked for minutes: mails do not wait for that.
    backgroundTasks: [registry.rollouts.tasks],
    logger,
    tracer,
    concurrency: 1,
  });
  await lifecycle.opened(() => jobs.stop(), 10_000);
}
