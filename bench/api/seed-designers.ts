import type { ApiTables } from '../../api/src/index.ts';
import {
  type CatalogueGroup,
  designerCatalogue,
  designStyles,
  projectRooms,
} from '../../shared/domain/src/index.ts';
import type { Database } from '../../shared/server/src/index.ts';

const postsEach = 5;

/** In the text of three designers, whatever the size. */
export const rareWord = 'xylotheque';
/** In the text of one in six. */
export const commonWord = 'terrazzo';

/** To build the large indexes at the end takes a third of the time. */
const lateIndexes = `
  create index designer_profile_found on designer_profile
    using gin (specializations, styles, rooms, project_cities, answer_speeds, search_doc public.gin_trgm_ops) where is_listed;
  create index designer_profile_name_search on designer_profile
    using gin (name_key public.gin_trgm_ops) where is_listed;`;

/** Adds listed designers with five posts each until there are so many. Needs a superuser: it runs without triggers. */
export async function seedDesigners(database: Database<ApiTables>, count: number): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query("set local maintenance_work_mem = '512MB'");
    const { rows } = await client.query(
      'select coalesce(max(id), 0)::integer as last from designer_profile',
    );
    const range = [rows[0].last + 1, count];
    await client.query('drop index designer_profile_found, designer_profile_name_search');
    await client.query(pictures);
    await client.query(accounts, range);
    await client.query(profiles, [...range, ...slicesOf(designerCatalogue)]);
    await client.query(posts, range);
    await client.query(words);
    await client.query(lateIndexes);
    await client.query('commit');
    for (const table of ['account', 'designer_profile']) {
      await client.query(
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
      );
    }
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}

/** Ids, labels and groups of a catalogue, twice over, so that a slice never runs past the end. */
function slicesOf(catalogue: readonly CatalogueGroup[]): string[][] {
  const items = catalogue.flatMap((group) =>
    group.items.map((item) => ({ ...item, group: group.label })),
  );
  const twice = [...items, ...items];
  return [
    twice.map(({ id }) => id),
    twice.map(({ label }) => label),
    twice.map(({ group }) => group),
  ];
}

const pictures = `
  insert into media (sha256, extension, bytes, width, height, alt_text, dominant_color)
  select encode(sha256(n::text::bytea), 'hex'), 'jpg', 180000 + n * 1000, 1600, 1200,
    'A room with daylight from the left, number ' || n, '#a08c78'
  from generate_series(1, 60) n on conflict do nothing`;

/** A number from 0 up to below m that looks random and is the same in every run. */
const mixed = (of: string, salt: number, m: number) =>
  `(hashint4extended(${of}, ${salt}) & 2147483647)::integer % ${m}`;

const oneOf = (of: string, salt: number, list: string) => {
  const items = list.split(',');
  return `(array['${items.join("','")}'])[1 + ${mixed(of, salt, items.length)}]`;
};

/** Each of a list that a draw of its own, of one in so many, has taken; in alphabetical order. */
const someOf = (of: string, salt: number, list: readonly string[], oneIn: number) =>
  `array(select one from unnest(array['${list.join("','")}']) with ordinality as every (one, place)
    where (hashint4extended(${of} + place::integer * 7919, ${salt}) & 2147483647) % ${oneIn} = 0 order by one limit 4)`;

const firstNames =
  'Amber,Banyan,Cane,Deodar,Ember,Fern,Granite,Haveli,Indigo,Jali,Kiln,Lime,Monsoon,Neem,Ochre,Peepal,Quartz,Rosewood,Sandal,Teak,Umber,Verandah,Willow,Aangan,Chhaya,Dhara,Mitti,Prakash,Roshni,Vastu';
const lastNames =
  'House,Works,Studio,Atelier,Rooms,Practice,Collective,Interiors,Design Co,Associates,Spaces,Workshop';
const cities =
  'Bengaluru,Mumbai,New Delhi,Jaipur,Kochi,Chennai,Hyderabad,Pune,Ahmedabad,Kolkata,Panaji,Chandigarh,Lucknow,Udaipur,Puducherry,Indore';

const citySlugs = cities.split(',').map((city) => city.toLowerCase().replace(' ', '-'));
const styles = designStyles.map(({ id }) => id);
const rooms = projectRooms.map(({ id }) => id);

/** One of eight thousand names of streets. */
const street = `initcap(${oneOf('n', 12, 'kora,mala,indi,jaya,raja,basa,ulso,vija,koti,bela,sada,hale,nara,chik,dodda,kasa,mahi,pala,tila,yela')}
  || ${oneOf('n', 13, 'mang,rang,van,nag,pur,gudi,kere,halli,patt,nath,dev,gar,vil,bagh,chow,gan,pet,nal,sar,tal')}
  || ${oneOf('n', 14, 'ala,ara,eri,ini,aya,oor,ium,ada,ika,una,eth,ori,ama,iya,ola,usa,ana,ile,ati,eer')})`;

const accounts = `
  insert into account (id, email, username, first_name, is_designer)
  overriding system value
  select n, 'designer' || n || '@scale.test', 'designer' || n,
    ${oneOf('n', 1, firstNames)} || ' ' || ${oneOf('n', 2, lastNames)} || ' ' || n, true
  from generate_series($1::integer, $2::integer) n`;

const bio = `
  'We have made rooms of ' || ${oneOf('n', 3, 'teak,oak,lime,clay,brass,cane,stone,linen')} || ' and '
  || ${oneOf('n', 4, 'terrazzo,marble,bamboo,laterite,walnut,jute')}
  || ' since the first monsoon we remember, for ' || ${oneOf('n', 5, 'families,schools,hotels,clinics,bakeries,cafes,libraries,theatres')}
  || ' and the odd ' || ${oneOf('n', 6, 'temple,houseboat,museum,courtyard,stairwell')} || ', with '
  || ${oneOf('n', 7, 'patience,carpenters,daylight,humour,shade')} || ' and a fixed price. Our '
  || ${oneOf('n', 8, 'joiners,masons,weavers,painters,polishers,gardeners')} || ' have worked with us for '
  || 2 + n % 30 || ' years, and every drawing is checked on site before anything is cut.'
  || case when n in (7, 77, 777) then ' We keep a xylotheque of four hundred woods.' else '' end`;

const profiles = `
  insert into designer_profile (id, account_id, full_name, is_active, is_verified, verified_at, posts_count, rating,
    specializations, specializations_display, specialization_groups, establishment_year, city, head_office_address,
    team_strength, projects_completed, spoc_name, spoc_phone, min_project_size, fee_range_min, fee_range_max,
    min_project_budget, bio, styles, rooms, project_cities, usual_answer_hours)
  overriding system value
  select n, n, a.first_name, true, true, now(), ${postsEach}, ${mixed('n', 9, 51)} / 10.0,
    ($3::text[])[first:last], ($4::text[])[first:last],
    array(select distinct g from unnest(($5::text[])[first:last]) as g), 1960 + n % 65, city,
    n || ' ' || ${street} || ' Road, ' || city, 1 + n % 60, n % 300, 'Office', '+91 80 4000 0000', 400 + n % 40 * 100,
    80 + n % 20 * 10, 280 + n % 50 * 10, 300000 + n % 100 * 50000, ${bio},
    ${someOf('n', 15, styles, 7)}, ${someOf('n', 16, rooms, 4)}, ${someOf('n', 17, citySlugs, 8)},
    case when ${mixed('n', 18, 3)} > 0 then 1 + ${mixed('n', 19, 60)} end
  from generate_series($1::integer, $2::integer) n
  join account a on a.id = n,
  lateral (select ${oneOf('n', 10, cities)} as city, 1 + ${mixed('n', 11, 25)} as first) as place,
  lateral (select first + n % 4 as last) as slice`;

const posts = `
  insert into instagram_post (designer_id, source_id, media_type, media_sha256, caption, permalink, posted_at)
  select n, 'scale-' || k, 'IMAGE', encode(sha256((1 + (n * 13 + k * 7) % 60)::text::bytea), 'hex'),
    'Handover day, and the light did what the drawing promised. Picture ' || k || '.',
    'https://www.instagram.com/p/scale' || n || '-' || k || '/',
    timestamptz '2026-09-01 06:00+00' - make_interval(days => k * 9, mins => n % 1440)
  from generate_series($1::integer, $2::integer) n, generate_series(1, ${postsEach}) k`;

/** Texts repeat: the words of the first twenty thousand are those of all. */
const words = `
  insert into search_word select distinct word
  from designer_profile f, regexp_split_to_table(f.search_doc, '[^[:alpha:]]+') as word
  where f.id <= 20000 and length(word) between 4 and 40 on conflict do nothing`;
