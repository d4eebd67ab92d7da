import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Report } from '../many/table.ts';
import type { Ledger } from './ledger.ts';

/** Rows that acknowledged writes have made, by what the ledger calls them: each query counts those of the keys. */
const rows: Record<string, { sql: string; isRemovedBy?: string }> = {
  ticket: { sql: 'select subject as key from marketplace.support_ticket where subject = any($1)' },
  item: {
    sql: 'select title as key from marketplace.portfolio_item where title = any($1)',
    isRemovedBy: 'removal',
  },
  account: {
    sql: 'select email as key from marketplace.account where email = any($1)',
    isRemovedBy: 'deletion',
  },
  phone: {
    sql: `select email as key from marketplace.account where phone is not null and email = any($1)`,
    isRemovedBy: 'deletion',
  },
  preference: {
    sql: `select a.email as key from marketplace.account a join marketplace.notification_setting s on s.account_id = a.id
      where 'reviews' = any(s.off_mail) and a.email = any($1)`,
    isRemovedBy: 'deletion',
  },
  version: {
    sql: `select content ->> 'title' as key from marketplace.quote_version where content ->> 'title' = any($1)`,
  },
  release: {
    sql: `select release as key from platform.release where published_at is not null and release = any($1)`,
  },
  promotion: { sql: 'select why as key from platform.channel_change where why = any($1)' },
  switch: { sql: 'select why as key from platform.channel_change where why = any($1)' },
};

/** What must hold whatever was killed: each query selects what breaks it. */
const invariants: Record<string, string> = {
  'a ticket with its two mails': `select t.id from marketplace.support_ticket t
    where t.subject like 'Ticket %' and 2 <> (select count(*) from marketplace.mail m
      where position('AAN-' || lpad(t.id::text, 6, '0') in m.subject) > 0)`,
  'an account with its session, its link and its mail': `select a.id from marketplace.account a
    where a.email like 'mark%' and a.is_active and not (
      exists (select from marketplace.session s join marketplace.refresh_token r on r.session_id = s.id
        where s.account_id = a.id)
      and exists (select from marketplace.email_token t where t.account_id = a.id)
      and exists (select from marketplace.mail m where m.account_id = a.id))`,
  'a vendor’s rating and the mean of its reviews': `select v.id from marketplace.vendor_profile v
    where v.reviews_count <> (select count(*) from marketplace.vendor_review r
      where r.vendor_id = v.id and r.hidden_at is null)
    or v.rating is distinct from coalesce((select round(avg(r.rating), 1) from marketplace.vendor_review r
      where r.vendor_id = v.id and r.hidden_at is null), 0)`,
  'one active request of a pair': `select client_id from marketplace.connection_request
    where status in ('pending', 'approved') group by client_id, designer_id, vendor_id having count(*) > 1`,
  'a version of a quote and its message': `select v.quote_id from marketplace.quote_version v
    join marketplace.quote q on q.id = v.quote_id where v.content ->> 'title' ~ '^Kitchen [0-9a-f]{16}$' and 1 <>
    (select count(*) from marketplace.message m where m.conversation_id = q.conversation_id and m.about @>
      jsonb_build_object('kind', 'quote', 'id', q.id, 'version', v.number, 'act', 'sent'))`,
  'an accepted quote and its job': `select q.id from marketplace.quote q where (q.status = 'accepted')::integer <>
    (select count(*) from marketplace.work_job j where j.quote_id = q.id)`,
  'a verification and its record': `select v.id from marketplace.vendor_profile v where v.is_verified <>
    (select e.verified from marketplace.verification_event e where e.vendor_id = v.id order by e.id desc limit 1)`,
  'a channel’s revision and its history': `select c.name from platform.channel c where c.revision <>
    (select coalesce(max(revision), 0) from platform.channel_change h where h.channel = c.name)`,
  'a channel serves what was promoted last, and that is published': `select c.channel || ' ' || c.name
    from platform.channel_release c join platform.release r using (name, release)
    where r.published_at is null or c.channel = 'trial' and c.release <> (select h.to_release
      from platform.channel_change h where h.channel = c.channel and h.name = c.name order by h.id desc limit 1)`,
  'a deleted account is erased': `select id from marketplace.account
    where deactivated_at is not null and erased_at is null`,
  'no job has failed for good': `select id from graphile_worker.jobs where attempts >= max_attempts`,
};

/** Compares what is stored with what writers were told. */
export async function checkStored(url: string, ledger: Ledger, report: Report): Promise<void> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const keysOf = async (sql: string, keys: readonly string[]) =>
    (await database.query<{ key: string }>(sql, [keys])).rows.map(({ key }) => key);
  try {
    for (const [what, { sql, isRemovedBy }] of Object.entries(rows)) {
      const gone = new Set(isRemovedBy ? ledger.tried(isRemovedBy) : []);
      const acknowledged = ledger.acknowledged(what).filter((key) => !gone.has(key));
      const all = [...new Set([...ledger.tried(what), ...ledger.acknowledged(what)])];
      const found = await keysOf(sql, all);
      const lost = acknowledged.filter((key) => !found.includes(key));
      const twice = found.length - new Set(found).size;
      const back = isRemovedBy
        ? ledger.acknowledged(isRemovedBy).filter((key) => found.includes(key))
        : [];
      report(
        `${what}: acknowledged and there, once`,
        acknowledged.length > 0 && lost.length === 0 && twice === 0 && back.length === 0,
        `${acknowledged.length} acknowledged, ${lost.length} lost, ${twice} twice, ${back.length} back`,
      );
    }
    await checkValues(database, ledger, report);
    for (const [what, sql] of Object.entries(invariants)) {
      const broken = await database.query(sql);
      report(
        what,
        broken.rows.length === 0,
        broken.rows.map((row) => Object.values(row)[0]).join(' ') || 'all',
      );
    }
    await checkErased(database, ledger, report);
  } finally {
    await database.end();
  }
}

/** A row that is removed has the value ''. */
async function checkValues(database: pg.Client, ledger: Ledger, report: Report): Promise<void> {
  const wrong: string[] = [];
  for (const [what, possible] of ledger.possible()) {
    const [table = '', column = '', id] = what.split('.');
    const { rows: found } = await database.query<{ value: string }>(
      `select ${column}::text as value from marketplace.${table} where id = $1`,
      [id],
    );
    const value = found[0]?.value ?? '';
    if (!possible.includes(value)) wrong.push(`${what} is ${value}, not ${possible.join(' or ')}`);
  }
  const count = ledger.possible().size;
  report(
    'the last value that was acknowledged, or one tried since',
    count > 0 && wrong.length === 0,
    wrong.join('; ') || `${count} values`,
  );
}

/** Nothing is left of accounts whose deletion was acknowledged: each has a mark in all that it wrote. */
async function checkErased(database: pg.Client, ledger: Ledger, report: Report): Promise<void> {
  const marks = ledger.acknowledged('deletion').map((email) => email.split('@')[0] ?? '');
  const { rows: tables } = await database.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('marketplace', 'platform') and table_type = 'BASE TABLE' and table_name <> 'throttle'`,
  );
  const left: string[] = [];
  for (const { name } of tables) {
    const { rows: found } = await database.query<{ mark: string }>(
      `select distinct mark from unnest($1::text[]) as mark
       join ${name} t on position(mark in t::text) > 0`,
      [marks],
    );
    left.push(...found.map(({ mark }) => `${name}: ${mark}`));
  }
  report(
    'nothing is left of deleted accounts',
    marks.length > 0 && left.length === 0,
    left.join(' ') || `${marks.length} accounts, ${tables.length} tables`,
  );
}

/** Which files rows name, by the folder that they are in. */
const stores = {
  media: {
    what: 'pictures',
    wanted: `select sha256 as key from marketplace.media union select blob_sha256 from marketplace.media_variant`,
  },
  releases: {
    what: 'files of releases',
    wanted: `select f.sha256 as key from platform.release_file f join platform.release using (name, release)
      where published_at is not null
      union select unnest(array[brotli_sha256, zstd_sha256, gzip_sha256]) from platform.release_file
      union select (jsonb_each_text(deltas)).value from platform.release_file
      union select sha256 from platform.sdk_package`,
    // Of a release that was announced and is not published: sent already, or not yet.
    allowed: 'select sha256 as key from platform.release_file',
  },
};

/** Files and rows: none is missing, none is there for nothing, each has the bytes of its name. */
export async function checkFiles(url: string, dataDir: string, report: Report): Promise<void> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const keysOf = async (sql: string) =>
    (await database.query<{ key: string | null }>(sql)).rows.flatMap(({ key }) => key ?? []);
  try {
    for (const [name, store] of Object.entries(stores)) {
      const wanted = new Set(await keysOf(store.wanted));
      const allowed = 'allowed' in store ? await keysOf(store.allowed) : [];
      const { found, drafts, damaged } = await readStore(join(dataDir, name));
      const missing = [...wanted].filter((key) => !found.has(key)).length;
      const isNamed = (key: string) => wanted.has(key) || allowed.includes(key);
      const orphans = [...found].filter((key) => !isNamed(key)).length + drafts;
      report(
        `${store.what}: none missing, orphaned or damaged`,
        wanted.size > 0 && missing + orphans + damaged === 0,
        `${wanted.size} named, ${missing} missing, ${orphans} orphans, ${damaged} damaged`,
      );
    }
  } finally {
    await database.end();
  }
  const uploads = await readdir(join(dataDir, 'uploads'));
  report('no upload is left', uploads.length === 0, `${uploads.length} uploads`);
}

/** The files of a store: what their names say they are, and how many have other bytes. */
async function readStore(folder: string) {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const blobs = files.filter((entry) => entry.parentPath !== join(folder, 'tmp'));
  const found = new Set<string>();
  let damaged = 0;
  for (const { parentPath, name } of blobs) {
    const key = `${parentPath.slice(-2)}${name}`;
    found.add(key);
    if ((await hashOf(join(parentPath, name))) !== key) damaged += 1;
  }
  return { found, drafts: files.length - blobs.length, damaged };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
