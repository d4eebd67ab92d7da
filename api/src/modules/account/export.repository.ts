import type { Database } from '@aangan/server';
import type { Tables } from '../../tables.ts';

/** The rows of a query as a JSON array. */
const list = (query: string) =>
  `(select coalesce(json_agg(one), '[]'::json) from (${query}) as one)`;

const media = (column: string) =>
  `(select media_path(m.sha256, m.extension) from media m where m.sha256 = ${column})`;

/** What belongs to a profile `p`; `owner` is the column that refers to it. */
const ofProfile = (owner: 'designer_id' | 'vendor_id') => `
  'instagram_posts', ${list(`select id, source_id, media_type, ${media('media_sha256')} as media_url,
    ${media('thumbnail_sha256')} as thumbnail_url, caption, permalink, posted_at
    from instagram_post where ${owner} = p.id order by id`)},
  'featured_links', ${list(`select id, position, type, url, title, image_url
    from featured_link where ${owner} = p.id order by position`)},
  'portfolio_items', ${list(`select id, title, description, category, media_type,
    ${media('media_sha256')} as media_url, ${media('thumbnail_sha256')} as thumbnail_url,
    is_profile_picture, project_id, room, shows, hidden_at, created_at, updated_at,
    (select max(confirmed_at) from picture_match where item_id = portfolio_item.id) as own_work_confirmed_at,
    array(select json_build_object('kind', kind, 'reason', reason, 'decided_at', decided_at) from match_decision
      where match_id in (select id from picture_match where item_id = portfolio_item.id) order by id) as decisions
    from portfolio_item where ${owner} = p.id order by id`)},
  'projects', ${list(`select id, title, city, year, kind, area_sqft, cost_min, cost_max, duration_months, materials,
    story, photographer, cover_item_id,
    array(select vendor_id from project_supplier where project_id = project.id order by position) as suppliers,
    created_at, updated_at from project where ${owner} = p.id order by position, created_at desc, id desc`)},
  'views', ${list(`select day, home, listing, search, board, project, other, outside, people
    from firm_view where ${owner} = p.id order by day`)},
  'project_views', ${list(`select v.project_id, v.day, v.people from project_view v
    join project pr on pr.id = v.project_id where pr.${owner} = p.id order by v.project_id, v.day`)},
  'evidence', ${list(`select id, kind, number, holder_name, status, given_at, renamed_from, document_name,
    document_type, document_bytes, checked_on, checked_where, checked_until, refused_why, decided_at
    from evidence where ${owner} = p.id order by id`)},
  'evidence_decisions', ${list(`select kind, number, decision, words, checked_on, checked_until, decided_at
    from evidence_decision where ${owner} = p.id order by id`)},
  'verification_events', ${list(`select verified, why, happened_at
    from verification_event where ${owner} = p.id order by id`)},
  'connection_requests_received', ${list(`select id, status, first_name, last_name,
    case when status = 'approved' then email end as email,
    case when status = 'approved' then phone end as phone,
    project_type, project_description, budget, timeline, item, quantity,
      delivery_place, project_id, brief_version, created_at, updated_at, answered_at
    from connection_request where ${owner} = p.id order by id`)}`;

/** The reviews that stand on the page of a profile `p`, by the column that refers to it. */
const received = (firm: string) =>
  list(`select id, rating, title, review_text, quality_rating, delivery_rating, communication_rating, value_rating,
    design_rating, time_rating, project_type, project_value, would_recommend, created_at, edited_at, answer_text,
    answer_created_at, answer_updated_at
    from vendor_review where ${firm} = p.id and hidden_at is null and waiting_since is null order by id`);

/** Columns that the database computes for its own use. */
const derived = `array['account_id', 'is_listed', 'city_slug', 'area_phrases', 'name_key', 'search_doc', 'specialization_groups',
  'rooms', 'project_cities', 'answer_speeds', 'rating_lead']`;

const everything = `
  select json_build_object(
    'exported_at', now(),
    'account', (select json_build_object(
      'id', id, 'email', email, 'username', username, 'first_name', first_name, 'last_name', last_name,
      'phone', phone, 'bio', bio, 'avatar', ${media('avatar_sha256')}, 'language', language,
      'is_designer', is_designer, 'is_architect', is_architect, 'is_vendor', is_vendor,
      'is_staff', is_staff, 'is_integrator', is_integrator,
      'email_verified_at', email_verified_at, 'created_at', created_at, 'updated_at', updated_at)),
    'notification_settings', (select json_build_object('not_on_site', coalesce(s.off_site, '{}'),
      'not_by_mail', coalesce(s.off_mail, '{}'), 'quiet_from', coalesce(s.quiet_from, 22),
      'quiet_to', coalesce(s.quiet_to, 8))
      from (select) as always left join notification_setting s on s.account_id = a.id),
    'notifications', ${list(`select event, subject, data, times, created_at, read_at from notification
      where account_id = a.id order by id`)},
    'terms_acceptances', ${list('select document, version, accepted_at from terms_acceptance where account_id = a.id order by id')},
    'sessions', ${list(`select id, user_agent, of_staging, created_at, last_used_at, expires_at, revoked_at, revoked_because,
      proved_at, proved_by, is_remembered from session where account_id = a.id order by created_at, id`)},
    'passkeys', ${list(`select id, name, credential_id, counter, transports, created_at, last_used_at
      from passkey where account_id = a.id order by id`)},
    'authenticator_app', (select json_build_object('created_at', created_at, 'last_used_at', last_used_at)
      from authenticator_app where account_id = a.id),
    'recovery_codes', ${list(`select created_at, used_at from recovery_code
      where account_id = a.id order by created_at, used_at`)},
    'factor_due_at', a.factor_due_at,
    'email_links', ${list(`select purpose, email, created_at, expires_at, used_at
      from email_token where account_id = a.id order by created_at`)},
    'audit_events', ${list(`select kind, network, device, times, happened_at
      from audit_event where account_id = a.id order by id`)},
    'account_events', ${list('select kind, reason, happened_at, proved_by from account_event where account_id = a.id order by id')},
    'designer_profile', (select (to_jsonb(p) - ${derived}) || jsonb_build_object(${ofProfile('designer_id')},
      'principal_architects', ${list(`select id, name, experience_years, bio, linkedin_profile,
        portfolio_website, created_at, updated_at from principal_architect where designer_id = p.id order by id`)},
      'client_reviews_received', ${received('client_of_designer_id')})
      from designer_profile p where p.account_id = a.id),
    'vendor_profile', (select (to_jsonb(p) - ${derived}) || jsonb_build_object(${ofProfile('vendor_id')},
      'reviews_received', ${received('vendor_id')}, 'client_reviews_received', ${received('client_of_vendor_id')})
      from vendor_profile p where p.account_id = a.id),
    'instagram_account', (select json_build_object('instagram_user_id', instagram_user_id, 'username', username,
      'needs_reconnect', needs_reconnect, 'connected_at', connected_at, 'synced_at', synced_at)
      from instagram_account where account_id = a.id),
    'instagram_imports', ${list(`select source_id, media_type, caption, permalink, posted_at
      from instagram_import where account_id = a.id order by posted_at desc`)},
    'videos_being_prepared', ${list(`select id, title, description, category, problem, created_at
      from portfolio_upload where account_id = a.id order by id`)},
    'connection_requests_sent', ${list(`select id, designer_id, vendor_id, status, first_name, last_name, email,
      phone, project_type, project_description, budget, timeline, item, quantity,
      delivery_place, project_id, brief_id, brief_version, created_at, updated_at, answered_at
      from connection_request where client_id = a.id order by id`)},
    'reviews_written', ${list(`select id, vendor_id, client_of_designer_id, client_of_vendor_id, request_id, rating, title, review_text, quality_rating,
      delivery_rating, communication_rating, value_rating, design_rating, time_rating, project_type, project_value, would_recommend,
      created_at, edited_at, hidden_at, waiting_since, held_at,
      (select network from review_origin where review_id = r.id) as network, answer_text, answer_created_at,
      ${list('select kind, reason, decided_at from review_decision where review_id = r.id order by id')} as decisions
      from vendor_review r where reviewer_id = a.id order by id`)},
    'review_pictures', ${list(`select review_id, position, ${media('media_sha256')} as path, created_at
      from review_picture where account_id = a.id order by review_id, position, created_at`)},
    'boards', ${list(`select b.id, b.title, b.created_at, b.updated_at,
      ${list(`select s.kind || '-' || s.thing_id as thing, s.note, s.saved_at from board_item s
        where s.board_id = b.id order by s.position, s.id desc`)} as things,
      ${list('select l.created_at, l.ended_at from board_link l where l.board_id = b.id order by l.created_at')} as links
      from board b where b.account_id = a.id order by b.id`)},
    'conversations', ${list(`select c.id, c.request_id, me.side, c.created_at, me.read_sequence as read_up_to,
      me.blocked_at,
      ${list(`select m.sequence, m.side, m.text, m.about, m.created_at, m.removed_at,
        ${list(`select t.kind, t.name, f.bytes from message_attachment t join media f on f.sha256 = t.media_sha256
          where t.conversation_id = m.conversation_id and t.sequence = m.sequence order by t.position`)} as attachments,
        ${list(`select d.kind, d.reason, d.decided_at from message_decision d
          where d.conversation_id = m.conversation_id and d.sequence = m.sequence and m.side = me.side
          order by d.id`)} as decisions
        from message m where m.conversation_id = c.id order by m.sequence`)} as messages,
      ${list(`select q.id, q.status, q.reason, q.decided_at, q.created_at,
        case when me.side = 'firm' then q.draft end as draft,
        ${list('select v.number, v.content, v.total, v.valid_until, v.sent_at from quote_version v where v.quote_id = q.id order by v.number')} as versions,
        (select json_build_object('id', j.id, 'version', j.version, 'accepted_text', j.accepted_text, 'sha256', j.sha256,
          'accepted_at', j.accepted_at, 'firm_amount', j.firm_amount, 'firm_days', j.firm_days,
          'client_amount', j.client_amount, 'client_days', j.client_days, 'ended_at', j.ended_at,
          'stages', ${list('select s.position, s.firm_confirmed_at, s.client_confirmed_at from work_job_stage s where s.job_id = j.id order by s.position')},
          'changes', ${list(`select o.number, o.what, o.net, o.gst, o.total, o.days, o.status, o.reason, o.proposed_at, o.decided_at
            from work_job_change o where o.job_id = j.id order by o.number`)})
          from work_job j where j.quote_id = q.id) as job
        from quote q where q.conversation_id = c.id and (me.side = 'firm' or q.versions > 0) order by q.id`)} as quotes
      from conversation c join conversation_member me on me.conversation_id = c.id
      where me.account_id = a.id order by c.id`)},
    'briefs', ${list(`select b.id, b.content, b.removed_at, b.created_at, b.updated_at,
      ${list('select v.number, v.content, v.created_at from brief_version v where v.brief_id = b.id order by v.number')} as versions,
      ${list(`select t.id, t.kind, t.name, f.bytes from brief_file t join media f on f.sha256 = t.media_sha256
        where t.brief_id = b.id order by t.created_at`)} as files
      from brief b where b.account_id = a.id order by b.id`)},
    'quote_templates', ${list(`select id, name, content, created_at, updated_at from quote_template
      where account_id = a.id order by id`)},
    'price_list', (select items from price_list where account_id = a.id),
    'message_reports', ${list(`select conversation_id, sequence, reason, report_text, created_at, decided_at
      from message_report where reporter_id = a.id order by id`)},
    'stream_events', ${list(`select kind, subject, data, created_at from stream_event
      where account_id = a.id order by id`)},
    'review_reports', ${list(`select id, review_id, reason, report_text, created_at, decided_at
      from review_report where reporter_id = a.id order by id`)},
    'support_tickets', ${list(`select id, name, email, subject, message, created_at, answered_at
      from support_ticket where account_id = a.id order by id`)},
    'mails', ${list(`select recipient, subject,
      regexp_replace(body_text, 'token=[A-Za-z0-9_%-]+', 'token=(left out)', 'g') as text, created_at, sent_at
      from mail where account_id = a.id order by id`)}
  )::text as everything from account a where a.id = $1`;

/** Everything that is stored about an account, as JSON text, without what would give access to it: hashes and tokens. */
export async function exportEverything(
  database: Database<Tables>,
  accountId: number,
): Promise<string> {
  const { rows } = await database.pool.query<{ everything: string }>({
    name: 'account-export',
    text: everything,
    values: [accountId],
  });
  return rows[0]?.everything ?? '{}';
}
