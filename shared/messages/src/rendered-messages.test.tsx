/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToReadableStream } from 'react-dom/server';
import { createMessages, MessagesProvider } from './index.ts';
import { hindi, Page } from './testing/page.tsx';

test('of forty pages that one process renders at a time do not mix', async () => {
  const { promise: wait, resolve: goOn } = Promise.withResolvers<void>();
  const pages = Array.from({ length: 40 }, async (_, at) => {
    const isHindi = at % 2 === 0;
    const i18n = isHindi ? createMessages('hi-IN', hindi) : createMessages();
    const stream = await renderToReadableStream(
      <MessagesProvider i18n={i18n}>
        <Page count={at + 2} wait={wait} />
      </MessagesProvider>,
    );
    return { isHindi, html: await new Response(stream).text() };
  });
  // All have begun, and none can end before now.
  setTimeout(goOn);
  for (const { isHindi, html } of await Promise.all(pages)) {
    expect(html.includes('फ़र्में')).toBe(isHindi);
    expect(html.includes('मिलीं')).toBe(isHindi);
    expect(html.includes('firms')).toBe(!isHindi);
  }
});
