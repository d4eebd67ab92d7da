-- A composition may be handed over to one browser, once, and may name servers on the computer of who opens it.
alter table compose_link
  -- [{"origin": "http://localhost:3100", "manifest": remote.json}]
  add column locals jsonb not null default '[]',
  -- Until when it can be handed over; null for a link that everybody opens who has it.
  add column hand_over_until timestamptz,
  add column handed_over_at timestamptz;
