import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type Firm, projectCalls } from '../../projects/project-calls.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { withCodes } from '../../testing/with-codes.ts';

interface Choice {
  slug: string;
  count: number;
}

for (const kind of ['designer', 'vendor'] as const) {
  const url = kind === 'designer' ? '/api/designers/profiles/' : '/api/designers/vendors/';

  describe(`${kind}s narrowed by what their projects show`, () => {
    let api: TestApi;
    const calls = projectCalls(() => api);
    const firms: Record<string, Firm> = {};
    /** A project of these rooms, one picture each. @returns its id and those of its pictures */
    const projectOf = async (firm: Firm, rooms: (string | undefined)[], facts: object = {}) => {
      const pictures = await calls.pictures(firm, rooms.length);
      const items = pictures.map((picture, at) => ({ id: picture, room: rooms[at] ?? null }));
      const { id } = await calls.made(firm.headers, { items, ...facts });
      return { id, pictures };
    };
    before(async () => {
      api = await startTestApi();
      for (const name of ['Clay', 'Lime', 'Teak']) firms[name] = await calls.firm(kind, name);
      await projectOf(named('Clay'), ['kitchen', 'living'], { city: 'Poona' });
      await projectOf(named('Clay'), ['kitchen', undefined], { city: 'Pune' });
      await projectOf(named('Lime'), ['bedroom'], { city: 'Sri Vijaya Puram' });
      await projectOf(named('Teak'), ['kitchen'], { city: 'Mumbai' });
    });
    after(() => api.stop());

    const named = (name: string): Firm => {
      const firm = firms[name];
      assert.ok(firm, name);
      return firm;
    };
    const read = async (query: string) => {
      const answer = await api.get(url + query);
      assert.equal(answer.statusCode, 200, answer.body);
      return answer.json();
    };
    const names = async (query: string): Promise<string[]> => {
      const { results } = await read(query);
      return results
        .map((card: Record<string, string>) => card.full_name ?? card.company_name)
        .sort();
    };
    const facets = (query = '') => read(`facets/${query}`);
    const counts = (choices: Choice[]) => choices.map(({ slug, count }) => [slug, count]);
    const refusal = async (query: string) => {
      const answer = await api.get(url + query);
      assert.equal(answer.statusCode, 400, answer.body);
      return answer.json();
    };

    test('a room finds firms with a public project that shows it; several rooms, firms with one of them', async () => {
      assert.deepEqual(await names('?room=kitchen'), ['Clay', 'Teak']);
      assert.deepEqual(await names('?room=living&room=bedroom'), ['Clay', 'Lime']);
      assert.deepEqual(await names('?room=pooja'), []);
      assert.equal((await read('?room=kitchen&room=kitchen&room=')).count, 2, 'repeated and blank');
    });

    test('a city of projects is known by its other names, and finds each firm once', async () => {
      for (const city of ['pune', 'poona', 'PUNE', 'पुणे']) {
        assert.deepEqual(await names(`?projects_in=${encodeURIComponent(city)}`), ['Clay'], city);
      }
      assert.deepEqual(await names('?projects_in=sri-vijaya-puram'), ['Lime'], 'on no list');
      assert.deepEqual(await names('?projects_in=leh'), [], 'known, with no project');
      assert.equal((await read('?projects_in=')).count, 3, 'blank');
    });

    test('rooms and cities are counted under the other filters, with each firm once', async () => {
      const all = await facets();
      assert.deepEqual(counts(all.rooms), [
        ['kitchen', 2],
        ['bedroom', 1],
        ['living', 1],
      ]);
      assert.deepEqual(counts(all.project_cities), [
        ['mumbai', 1],
        ['pune', 1],
        ['sri-vijaya-puram', 1],
      ]);
      assert.equal(all.rooms[0].name, 'Kitchen');
      const narrowed = await facets('?room=kitchen&projects_in=poona');
      assert.deepEqual(counts(narrowed.rooms), [
        ['kitchen', 1],
        ['living', 1],
      ]);
      assert.deepEqual(
        narrowed.project_cities.map(({ slug, count, chosen }: Choice & { chosen: boolean }) => [
          slug,
          count,
          chosen,
        ]),
        [
          ['mumbai', 1, false],
          ['pune', 1, true],
        ],
      );
    });

    test('where nothing matches they tell without which filter something would, most first', async () => {
      assert.deepEqual(
        (await facets('?room=kitchen&projects_in=sri-vijaya-puram')).without,
        [
          { filters: ['room'], count: 1, count_is_exact: true },
          { filters: ['projects_in'], count: 2, count_is_exact: true },
        ].toReversed(),
      );
    });

    test('a room and a city come with the project, and go with its last picture, or with the project', async () => {
      const firm = await calls.firm(kind, 'Cane');
      const isFound = async () => [
        (await names('?room=study')).includes('Cane'),
        (await names('?projects_in=agra')).includes('Cane'),
      ];
      const { id, pictures } = await projectOf(firm, ['study', undefined], { city: 'Agra' });
      assert.deepEqual(await isFound(), [true, true]);
      const [first, second] = pictures;
      await calls.change(firm.headers, id, { items: [{ id: first }, { id: second }] });
      assert.deepEqual(await isFound(), [false, true], 'the picture shows no room any more');
      await calls.change(firm.headers, id, { items: [{ id: first, room: 'study' }] });
      assert.deepEqual(await isFound(), [true, true]);
      await calls.removeItem(firm.headers, first ?? 0);
      assert.deepEqual(await isFound(), [false, false], 'a project without pictures is not public');
      await calls.change(firm.headers, id, { items: [{ id: second, room: 'study' }] });
      await calls.change(firm.headers, id, { city: 'Leh' });
      assert.deepEqual(await isFound(), [true, false]);
      await calls.remove(firm.headers, id);
      assert.deepEqual(await isFound(), [false, false]);
      await projectOf(firm, ['study'], { city: 'Agra' });
      await sql`update ${sql.table(`${kind}_profile`)} set is_verified = false where id = ${firm.id}`.execute(
        api.db,
      );
      assert.deepEqual(await isFound(), [false, false], 'not verified');
    });

    test('what means nothing is refused by name, or left out and named', async () => {
      assert.deepEqual(
        await refusal('?room=attic&room=kitchen&projects_in=atlantis'),
        withCodes({
          room: ['"attic" is not a valid choice.'],
          projects_in: ['"atlantis" is not a valid choice.'],
        }),
      );
      assert.deepEqual(
        await refusal(`?room=${encodeURIComponent('रसोई')}`),
        withCodes({ room: ['"रसोई" is not a valid choice.'] }),
      );
      const many = Array.from({ length: 50 }, (_, n) => `room=kitchen${n}`).join('&');
      assert.deepEqual(
        await refusal(`?${many}`),
        withCodes({ room: ['Ensure this field has no more than 20 elements.'] }),
      );
      const { count, ignored } = await facets('?room=attic&room=bedroom&unknown=ignore');
      assert.equal(count, 1);
      assert.deepEqual(ignored, [
        { filter: 'room', value: 'attic', message: '"attic" is not a valid choice.' },
      ]);
      assert.equal((await facets(`?${many}&unknown=ignore`)).count, 3);
    });

    test('the own export has the projects, and not what is kept for listings', async () => {
      const account = await api.get('/api/auth/me/export/', named('Clay').headers);
      const profile = account.json()[`${kind}_profile`];
      assert.equal(profile.projects.length, 2);
      assert.equal('rooms' in profile || 'project_cities' in profile, false);
    });
  });
}
