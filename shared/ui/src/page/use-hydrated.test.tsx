import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useHydrated } from './use-hydrated.ts';

const seen: boolean[] = [];
function Page() {
  const isHydrated = useHydrated();
  seen.push(isHydrated);
  return <p>{isHydrated ? 'browser' : 'server'}</p>;
}

test('a page that is taken over is first what the server rendered', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Page />);
  expect(container).toHaveTextContent('server');
  seen.length = 0;
  render(<Page />, { container, hydrate: true });
  expect(seen[0]).toBe(false);
  expect(screen.getByText('browser')).toBeInTheDocument();
});

test('a page that the browser renders alone is its own at once', () => {
  seen.length = 0;
  render(<Page />);
  expect(seen).toEqual([true]);
});
