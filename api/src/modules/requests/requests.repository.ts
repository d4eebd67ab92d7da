import type { ConnectionStatus } from '@aangan/domain';
import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import { hasItems, projectPath } from '../projects/project.columns.ts';
import { reviewState } from '../reviews/review-state.columns.ts';

type Db = Kysely<Tables>;

export type AddresseeKind = 'designer' | 'vendor';

/** What is different about the two kinds of addressees; `r` is the request. */
const kinds = {
  designer: {
    table: sql.table('designer_profile'),
    column: sql.ref('r.designer_id'),
    minimum: sql`min_project_budget`,
    name: sql`full_name`,
  },
  vendor: {
    table: sql.table('vendor_profile'),
    column: sql.ref('r.vendor_id'),
    minimum: sql`min_order_value`,
    name: sql`company_name`,
  },
} as const;

export interface Addressee {
  id: number;
  accountId: number;
  name: string;
  /** Smallest budget in whole rupees; null when unset. */
  minimum: number | null;
}

/** A verified firm of an active account. */
export async function findAddressee(
  db: Db,
  kind: AddresseeKind,
  id: number,
): Promise<Addressee | undefined> {
  const { table, minimum, name } = kinds[kind];
  const { rows } = await sql<Addressee>`
    select id, account_id as "accountId", ${name} as name, ${minimum} as minimum
    from ${table} where id = ${id} and is_verified and is_active`.execute(db);
  return rows[0];
}

export type NewRequest = Pick<
  Insertable<Tables['connection_request']>,
  | 'client_id'
  | 'designer_id'
  | 'vendor_id'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'project_type'
  | 'project_description'
  | 'budget'
  | 'timeline'
  | 'item'
  | 'quantity'
  | 'delivery_place'
  | 'project_id'
  | 'brief_id'
  | 'brief_version'
>;

/** Adds a pending request; undefined when the pair has an active one, also one that is just being added. */
export async function insertRequest(db: Db, request: NewRequest): Promise<number | undefined> {
  const added = await db
    .insertInto('connection_request')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** A side of a request; requests of others do not exist for it. */
export type Party =
  | { side: 'client'; accountId: number }
  | { side: 'addressee'; accountId: number };

/**
 * Moves a request from one status to another, so that of two who try at once one succeeds.
 * @returns whether it was in that status
 */
export async function moveRequest(
  db: Db,
  id: number,
  { from, to }: { from: ConnectionStatus; to: ConnectionStatus },
): Promise<boolean> {
  const moved = await db
    .updateTable('connection_request')
    .set({ status: to, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** What a mail about a request needs; undefined when it is not the party's. */
export async function findRequestOf(db: Db, id: number, party: Party) {
  const { rows } = await sql<{
    status: ConnectionStatus;
    firmName: string;
    firmAccountId: number;
    clientAccountId: number;
    kind: AddresseeKind;
  }>`
    select r.status, coalesce(d.full_name, v.company_name) as "firmName",
      coalesce(d.account_id, v.account_id) as "firmAccountId", r.client_id as "clientAccountId",
      case when r.designer_id is null then 'vendor' else 'designer' end as kind
    ${fromRequests} where r.id = ${id} and ${belongsTo(party)}`.execute(db);
  return rows[0];
}

/**
 * Claims the one mail a day that a firm gets about a client's requests.
 * @returns false where the firm was mailed about this client within the last 24 hours
 */
export async function claimFirmMail(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    update connection_request r set firm_mailed_at = now()
    where r.id = ${id} and not exists (
      select from connection_request o
      where o.client_id = r.client_id
        and (o.designer_id = r.designer_id or o.vendor_id = r.vendor_id)
        and o.firm_mailed_at > now() - interval '24 hours')
    returning true`.execute(db);
  return rows.length > 0;
}

/** Whether a project that everybody can see is the firm's; it stays until the transaction ends. */
export async function lockProject(
  db: Db,
  kind: AddresseeKind,
  firmId: number,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from project pr where pr.id = ${id} and ${sql.ref(`pr.${kind}_id`)} = ${firmId} and ${sql.raw(hasItems)}
    for key share`.execute(db);
  return rows.length > 0;
}

/** What was asked for, for a mail about it. */
export function findSentRequest(db: Db, id: number) {
  return db
    .selectFrom('connection_request')
    .leftJoin('project as pr', 'pr.id', 'connection_request.project_id')
    .select([
      'pr.title as projectTitle',
      sql<string | null>`${sql.raw(projectPath)}`.as('projectPath'),
      'first_name',
      'last_name',
      'project_type',
      'budget',
      'timeline',
      'project_description',
      'item',
      'quantity',
      'delivery_place',
    ])
    .where('connection_request.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The request as JSON text, as that side sees it. */
export async function requestJson(db: Db, id: number, side: Party['side']): Promise<string> {
  const { rows } = await sql<{ request: string }>`
    select (${jsonFor(side)})::text as request ${fromRequests} where r.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`Request ${id} is gone.`);
  return row.request;
}

/** The party's requests as a JSON array, newest first, without revoked ones. */
export async function listRequests(db: Db, party: Party): Promise<string> {
  const { rows } = await sql<{ requests: string }>`
    select coalesce(json_agg(${jsonFor(party.side)} order by r.created_at desc, r.id desc), '[]')::text as requests
    ${fromRequests} where ${belongsTo(party)} and r.status <> 'revoked'`.execute(db);
  return rows[0]?.requests ?? '[]';
}

/** How many wait for the addressee's answer. */
export async function countPending(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count ${fromRequests}
    where ${belongsTo({ side: 'addressee', accountId })} and r.status = 'pending'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The client's request to a firm that counts: the active one, else the newest rejected; 'null' without. A closed one is over. */
export async function findConnection(
  db: Db,
  clientId: number,
  kind: AddresseeKind,
  firmId: number,
): Promise<string> {
  const { rows } = await sql<{ request: string }>`
    select (${jsonFor('client')})::text as request ${fromRequests}
    where r.client_id = ${clientId} and ${kinds[kind].column} = ${firmId} and r.status not in ('revoked', 'closed')
    order by r.status = 'rejected', r.created_at desc, r.id desc limit 1`.execute(db);
  return rows[0]?.request ?? 'null';
}

const fromRequests = sql`
  from connection_request r
  join account c on c.id = r.client_id
  left join designer_profile d on d.id = r.designer_id
  left join vendor_profile v on v.id = r.vendor_id`;

function belongsTo({ side, accountId }: Party): RawBuilder<unknown> {
  return side === 'client'
    ? sql`r.client_id = ${accountId}`
    : sql`coalesce(d.account_id, v.account_id) = ${accountId} and c.is_active`;
}

const avatarOf = (accountId: RawBuilder<unknown>) => sql`(
  select media_path(m.sha256, m.extension) from account a join media m on m.sha256 = a.avatar_sha256
  where a.id = ${accountId})`;

const firmOf = (profile: string, nameColumn: string) => {
  const f = sql.ref(profile);
  return sql`case when ${f}.id is not null then jsonb_build_object(
    'id', ${f}.id, ${sql.lit(nameColumn)}, ${f}.${sql.ref(nameColumn)},
    'avatar', ${avatarOf(sql`${f}.account_id`)},
    'specialization', ${f}.specializations[1], 'specializations_display', ${f}.specializations_display,
    'city', ${f}.city, 'is_public', ${f}.is_verified and ${f}.is_active) end`;
};

const project = sql`(
  select jsonb_build_object('id', pr.id, 'title', pr.title,
    'to', case when ${sql.raw(hasItems)} then ${sql.raw(projectPath)} end)
  from project pr where pr.id = r.project_id)`;

const common = sql`jsonb_build_object(
  'id', r.id, 'status', r.status,
  'designer_details', ${firmOf('d', 'full_name')}, 'vendor_details', ${firmOf('v', 'company_name')},
  'project_type', r.project_type, 'timeline', r.timeline, 'budget', r.budget,
  'item', r.item, 'quantity', r.quantity, 'delivery_place', r.delivery_place,
  'project_description', r.project_description, 'project', ${project}, 'brief_version', r.brief_version,
  'conversation_id', (select c.id from conversation c where c.request_id = r.id and r.status = 'approved'), 'created_at', r.created_at, 'updated_at', r.updated_at)`;

const client = sql`jsonb_build_object('client_details', jsonb_build_object(
  'first_name', r.first_name, 'last_name', r.last_name, 'avatar', ${avatarOf(sql`c.id`)},
  'email', case when r.status = 'approved' then r.email end,
  'phone', case when r.status = 'approved' then r.phone end,
  'email_verified', r.email = c.email and c.email_verified_at is not null))`;

const jsonFor = (side: Party['side']) =>
  side === 'client'
    ? sql`${common} || jsonb_build_object('review', ${reviewState})`
    : sql`${common} || ${client}`;
