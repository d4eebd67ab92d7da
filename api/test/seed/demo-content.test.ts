import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { readDemoContent } from '../../src/seed/read-demo-content.ts';

const demo = new URL('../../demo/', import.meta.url);

describe('the files of demo/', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'demo-content-'));
    await cp(demo, folder, { recursive: true, filter: (file) => path.basename(file) !== 'media' });
  });
  after(() => rm(folder, { recursive: true, force: true }));

  /** What reading says with one text of a file replaced. */
  async function refusalOf(file: string, text: string, replacement: string): Promise<string> {
    const place = path.join(folder, file);
    const whole = await readFile(place, 'utf8');
    assert.ok(whole.includes(text), `${file} has no ${text}`);
    await writeFile(place, whole.replace(text, replacement));
    try {
      await readDemoContent(pathToFileURL(`${folder}/`));
      return '';
    } catch (error) {
      return (error as Error).message;
    } finally {
      await writeFile(place, whole);
    }
  }

  test('fit the schema', async () => {
    const { designers, accounts } = await readDemoContent(pathToFileURL(`${folder}/`));
    assert.equal(designers.listed[0]?.slug, 'designer');
    assert.equal(accounts.password, 'courtyard-demo');
  });

  for (const [what, file, text, replacement, expected] of [
    [
      'a value of another type',
      'designers/haveliworks.json',
      '"year": 1998',
      '"year": "1998"',
      /^api\/demo\/designers\/haveliworks\.json: \/year must be integer\.$/,
    ],
    [
      'a key that is not known',
      'vendors/vendor.json',
      '"leadTime"',
      '"leadtime"',
      /^api\/demo\/vendors\/vendor\.json: (?=.*leadtime).*leadTime/,
    ],
    [
      'a choice that there is not',
      'reviews.json',
      '"type": "residential"',
      '"type": "house"',
      /^api\/demo\/reviews\.json: \/0\/project\/type .*residential/,
    ],
    [
      'text that is no JSON',
      'requests.json',
      '"from"',
      'from',
      /^api\/demo\/requests\.json: SyntaxError/,
    ],
    [
      'a firm that the listing leaves out',
      'listing.json',
      '"haveliworks",',
      '',
      /^api\/demo\/listing\.json: \/designers does not name haveliworks\.json\./,
    ],
    [
      'a firm that has no file',
      'listing.json',
      '"haveliworks"',
      '"haveliwork"',
      /\/designers .*names haveliwork\.json, which is not there/,
    ],
    [
      'a firm that the listing names twice',
      'listing.json',
      '"haveliworks"',
      '"haveliworks", "designer"',
      /^api\/demo\/listing\.json: \/designers names designer\.json twice\./,
    ],
  ] as const) {
    test(`${what} is refused with the file and the place`, async () => {
      assert.match(await refusalOf(file, text, replacement), expected);
    });
  }
});
