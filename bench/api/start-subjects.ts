import path from 'node:path';
import type { ApiTables } from '../../api/src/index.ts';
import type { Connection, Database } from '../../shared/server/src/index.ts';
import { startChild } from './child.ts';
import type { Subjects } from './lists.ts';

const root = path.join(import.meta.dirname, '../..');

interface SubjectsOptions {
  database: Database<ApiTables>;
  connection: Connection;
  /** The first of three. */
  port: number;
  /** Another checkout of the repository. */
  before: string | undefined;
}

/** Starts what is measured, each in a process of its own. */
export async function startSubjects(options: SubjectsOptions): Promise<Subjects> {
  const { database, connection, port, before } = options;
  const serve = async (from: string, at: number) => ({
    child: await startChild('serve-api.ts', { root: from, port: at, connection }),
    port: at,
  });
  const floor = { connection, port: port + 2 };
  return {
    load: await startChild('load.ts', undefined),
    now: await serve(root, port),
    before: before === undefined ? undefined : await serve(path.resolve(before), port + 1),
    floor: { child: await startChild('floor.ts', floor), port: floor.port },
    change: async () => {
      await database.pool.query('update designer_profile set bio = bio where id = 1');
      // For a request with a token, the API asks what has changed.
      const headers = { authorization: 'Bearer of nobody' };
      await fetch(`http://127.0.0.1:${port}/api/designers/profiles/1/public/`, { headers });
    },
    middle: async () => {
      const { rows } = await database.pool.query<{ id: number }>(
        `select id from designer_profile where is_listed
         order by rating desc, id desc limit 1 offset (select count(*) / 2 from designer_profile)`,
      );
      return rows[0]?.id ?? 1;
    },
  };
}

/** Ends the processes of {@link startSubjects}. */
export async function endSubjects({ load, now, before, floor }: Subjects): Promise<void> {
  for (const child of [load, now.child, before?.child, floor.child]) await child?.end();
}
