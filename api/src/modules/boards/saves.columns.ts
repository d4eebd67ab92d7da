import type { OwnerColumn } from '../firms/firm.columns.ts';

/** SQL that counts the accounts, but the firm's own, that have saved it or something it shows, in 90 days. In scope: `f`. */
export const savesOf90Days = (owner: OwnerColumn) => `(
  select count(distinct b.account_id)::integer
  from (
    select board_id, saved_at from board_item where ${owner} = f.id
    union all
    select s.board_id, s.saved_at from board_item s join portfolio_item i on i.id = s.picture_id where i.${owner} = f.id
    union all
    select s.board_id, s.saved_at from board_item s join instagram_post p on p.id = s.post_id where p.${owner} = f.id
  ) as saved join board b on b.id = saved.board_id
  where saved.saved_at > now() - interval '90 days' and b.account_id <> f.account_id
)`;
