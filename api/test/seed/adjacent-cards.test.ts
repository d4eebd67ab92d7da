import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type DemoPicture, readDemoIndex } from '../../src/media/demo-index.ts';
import { readDemoContent } from '../../src/seed/read-demo-content.ts';

/** What pictures may have in common without being the same: seen twice in a row, it looks like a mistake. */
const sharedProps: readonly [name: string, seen: RegExp][] = [
  ['zigzag rug', /zigzag/i],
  ['abstract landscape', /abstract landscape/i],
  ['fluted reception desk', /fluted (wood |reception )?desk|curved fluted/i],
  ['espresso machine', /espresso/i],
  ['curved green sofa', /curved green velvet sofa/i],
  ['string lights', /string lights/i],
];

const index = await readDemoIndex();
const { designers, vendors } = await readDemoContent();

/** A video and its still are one picture. */
function pictureOf(file: string): DemoPicture {
  const found = index.find((picture) => picture.file.replace(/\.\w+$/, '') === file);
  assert.ok(found, file);
  return index.find((picture) => picture.file === found.still) ?? found;
}

const feedsOf = (
  firms: readonly { name: string | { first: string; last: string }; posts: { file: string }[] }[],
) =>
  firms
    .filter(({ posts }) => posts.length > 0)
    .map((firm) => ({
      name: typeof firm.name === 'string' ? firm.name : `${firm.name.first} ${firm.name.last}`,
      pictures: firm.posts.map(({ file }) => pictureOf(file)),
    }));
const isKitchen = (picture: DemoPicture) => picture.room_type === 'Kitchen';

/** Cards that stand beside or below one another in one, two or three columns. */
const neighboursIn = (feeds: ReturnType<typeof feedsOf>) =>
  feeds.flatMap((feed, place) =>
    [1, 2, 3].flatMap((step) => {
      const other = feeds[place + step];
      return other ? [[feed, other] as const] : [];
    }),
  );

for (const [kind, firms] of [
  ['designers', designers.listed],
  ['vendors', vendors.listed],
] as const) {
  const feeds = feedsOf(firms);
  const neighbours = neighboursIn(feeds);
  describe(`pictures of ${kind} that look alike are kept apart`, () => {
    test('no feed shows a picture twice, or a video with its still', () => {
      for (const { name, pictures } of feeds)
        assert.equal(new Set(pictures).size, pictures.length, name);
    });

    test('no feed has two kitchens: all share one composition', () => {
      for (const { name, pictures } of feeds) {
        assert.ok(pictures.filter(isKitchen).length <= 1, name);
      }
    });

    test('no feed has one prop twice', () => {
      for (const { name, pictures } of feeds) {
        for (const [prop, seen] of sharedProps) {
          assert.ok(pictures.filter(({ alt }) => seen.test(alt)).length <= 1, `${name}: ${prop}`);
        }
      }
    });

    test('neighbouring cards share no picture and not both have a kitchen', () => {
      for (const [one, other] of neighbours) {
        const shared = one.pictures.filter((picture) => other.pictures.includes(picture));
        assert.deepEqual(
          shared.map((picture) => picture.file),
          [],
          `${one.name} and ${other.name}`,
        );
        assert.ok(
          !(one.pictures.some(isKitchen) && other.pictures.some(isKitchen)),
          `${one.name}, ${other.name}`,
        );
      }
    });

    test('neighbouring cards do not open with one prop', () => {
      for (const [one, other] of neighbours) {
        for (const [prop, seen] of sharedProps) {
          const opened = [one, other].filter(({ pictures }) => seen.test(pictures[0]?.alt ?? ''));
          assert.ok(opened.length < 2, `${one.name} and ${other.name}: ${prop}`);
        }
      }
    });

    test('neighbouring cards bear different marks', () => {
      for (const [place, { mark }] of firms.entries()) {
        const next = firms.slice(place + 1, place + 4).map((firm) => firm.mark);
        assert.ok(!next.includes(mark), `${firms[place]?.slug}: ${mark}`);
      }
    });

    test('a card opens with an upright picture', () => {
      for (const { name, pictures } of feeds) {
        assert.ok((pictures[0]?.height ?? 0) > (pictures[0]?.width ?? 0), name);
      }
    });
  });
}

test('only ateliers, and the maker of the lettering, show a picture with the lettering ATELIER', () => {
  for (const { name, pictures } of feedsOf([...designers.listed, ...vendors.listed])) {
    const hangs = pictures.some((picture) => picture.file === 'products/sign-brass.jpg');
    if (hangs) assert.match(name, /Atelier|Akshar Sign Foundry/);
  }
});
