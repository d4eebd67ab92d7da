import { sql } from 'kysely';
import type { OwnerColumn } from '../firms/firm.columns.ts';

const today = `(now() at time zone 'Asia/Kolkata')::date`;
/** Whether evidence `e` was checked and the check has not run out: by the day, whatever jobs have done. */
const holds = `e.status = 'checked' and e.checked_until >= ${today}`;

/** What was checked of a firm, by kind, as its pages show it. In scope: `f`, the profile. */
export const firmChecks = (owner: OwnerColumn) => `(
  select coalesce(json_agg(last order by last.kind), '[]') from (
    select distinct on (e.kind) e.kind, e.checked_on from evidence e where e.${owner} = f.id and ${holds}
    order by e.kind, e.checked_on desc) as last
)`;

/** Whether a registration of the firm with the Council of Architecture was checked. In scope: `f`. */
export const isArchitect = `exists (
  select from evidence e where e.designer_id = f.id and e.kind = 'coa' and ${holds})`;

/** When the registration of a principal `pa` of the firm `f` was checked, which has the same name on it. */
export const registrationCheckedOn = `(
  select max(e.checked_on) from evidence e where e.designer_id = f.id and e.kind = 'coa' and ${holds}
    and holder_key(e.holder_name) = holder_key(pa.name))`;

/** The JSON of evidence `e` as its firm sees it. */
export const evidenceJson = sql.raw(`jsonb_build_object(
  'id', e.id, 'kind', e.kind, 'number', e.number, 'holder_name', e.holder_name,
  'status', case when e.status = 'checked' and e.checked_until < ${today} then 'ended' else e.status end,
  'given_at', e.given_at, 'renamed_from', case when e.status = 'waiting' then e.renamed_from end,
  'document', case when e.document_name is not null then jsonb_build_object(
    'name', e.document_name, 'bytes', e.document_bytes, 'is_locked', e.document_is_locked) end,
  'checked_on', e.checked_on, 'checked_where', e.checked_where, 'checked_until', e.checked_until,
  'refused_why', e.refused_why)`);
