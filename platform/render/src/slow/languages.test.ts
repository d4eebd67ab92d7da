import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { aComposition, remoteOf } from '../testing/a-composition.ts';
import { aSupervisor, htmlOf } from '../testing/a-supervisor.ts';

const shown = remoteOf(`
  await new Promise((resolve) => setTimeout(resolve, 1));
  return [page.language, page.locale, page.composition.name ?? 'English'].join(' ')`);
const composition = aComposition(
  { designers: shown },
  { translated: { hi: { name: 'हिन्दी' }, ta: { name: 'தமிழ்' } } },
);
const locales = { en: 'en-IN', hi: 'hi-IN', ta: 'ta-IN' } as const;
const names = { en: 'English', hi: 'हिन्दी', ta: 'தமிழ்' } as const;

describe('a composition in several languages', () => {
  test('is rendered in the language of each page, forty at a time, by the same children', async () => {
    const renderer = await aSupervisor({ maxWaiting: 100 });
    await renderer.send(composition);
    const languages = Array.from(
      { length: 40 },
      (_, index) => (['en', 'hi', 'ta'] as const)[index % 3] ?? 'en',
    );

    const pages = await Promise.all(
      languages.map(async (language) =>
        htmlOf(await renderer.render(composition, { language, locale: locales[language] })),
      ),
    );

    assert.deepEqual(
      pages,
      languages.map((language) => `${language} ${locales[language]} ${names[language]}`),
    );
    const alone = await aSupervisor({ maxWaiting: 100 });
    await alone.send(composition);
    await Promise.all(languages.map(() => alone.render(composition)));
    const [together, apart] = [await renderer.metrics(), await alone.metrics()];
    assert.ok(together.children.started <= apart.children.started);
  });

  test('is rendered in the default language for an edge that names none, and in one that it does not have', async () => {
    const renderer = await aSupervisor();
    await renderer.send(composition);
    const before = htmlOf(await renderer.render(composition, { language: undefined }));
    assert.equal(before, ' en-IN English');
    const other = await renderer.render(composition, { language: 'xx', locale: 'xx' });
    assert.equal(htmlOf(other), 'xx xx English');
  });
});
