import { type OwnerColumn, savedOfFirm } from '../firms/firm.columns.ts';

/** Whether a column with an instant is in the days from `since` to before `until`, columns with days in India. */
const isWithin = (column: string, since: string, until: string) =>
  `${column} >= ${since}::timestamp at time zone 'Asia/Kolkata' and ${column} < ${until}::timestamp at time zone 'Asia/Kolkata'`;

/** Whether a request `r` says something about how soon its firm answers. */
const isDue = `(r.answered_at is not null or (r.status <> 'revoked' and r.created_at <= now() - interval '24 hours'))`;

/**
 * SQL of the figures of the firm `f` from the day `since` to before `until`, but for its views.
 * @param owner the column that refers to the firm
 */
export const figuresOf = (owner: OwnerColumn, since: string, until: string) => `(
  select saved.saves, asked.requests, asked.of, asked.within_a_day, offered.quotes_sent, agreed.quotes_accepted
  from (
    select count(distinct b.account_id)::integer as saves
    from ${savedOfFirm(owner)} as saved join board b on b.id = saved.board_id
    where ${isWithin('saved.saved_at', since, until)} and b.account_id <> f.account_id
  ) as saved, (
    select count(*)::integer as requests, count(*) filter (where ${isDue})::integer as of,
      count(*) filter (where r.answered_at <= r.created_at + interval '24 hours')::integer as within_a_day
    from connection_request r where r.${owner} = f.id and ${isWithin('r.created_at', since, until)}
  ) as asked, (
    select count(*)::integer as quotes_sent
    from connection_request r join conversation c on c.request_id = r.id join quote q on q.conversation_id = c.id
      join quote_version v on v.quote_id = q.id and v.number = 1
    where r.${owner} = f.id and ${isWithin('v.sent_at', since, until)}
  ) as offered, (
    select count(*)::integer as quotes_accepted from work_job j
    where j.${owner} = f.id and ${isWithin('j.accepted_at', since, until)}
  ) as agreed
)`;
