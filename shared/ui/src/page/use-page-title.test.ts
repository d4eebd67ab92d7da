import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { usePageTitle } from './use-page-title.ts';

test('names the page first and the site after it', () => {
  const { rerender } = renderHook(({ title }) => usePageTitle(title), {
    initialProps: { title: 'Featured Designers' as string | null },
  });
  expect(document.title).toBe('Featured Designers · Aangan');
  rerender({ title: null });
  expect(document.title).toBe('Aangan');
});
