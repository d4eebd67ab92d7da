import { aPost, movingBrowser } from '@aangan/ui/testing';
import { afterEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { aDesigner } from '../../../testing/factories.ts';
import { DesignerCard } from './designer-card.tsx';

const designer = aDesigner({
  id: 7,
  full_name: 'Studio Aangan',
  specializations_display: ['Heritage & Restoration'],
  years_in_business: 14,
  instagram_posts: [aPost({ id: 1, alt_text: 'A court' }), aPost({ id: 2, alt_text: 'A bath' })],
});

function show() {
  const browser = movingBrowser();
  render(
    <MemoryRouter>
      <DesignerCard designer={designer} />
    </MemoryRouter>,
  );
  const card = screen.getByRole('link');
  browser.setInView(card, true);
  return card;
}

afterEach(() => {
  jest.useRealTimers();
});

it('a designer’s card names the firm, its place, its first specialization in lower case, its years', () => {
  const card = show();
  expect(card).toHaveAccessibleName(
    'Studio Aangan Jaipur heritage & restoration 14+ years crafting exceptional spaces',
  );
  expect(card).toHaveAttribute('href', '/designers/7');
});

it('a designer’s card shows its next post after four seconds', () => {
  jest.useFakeTimers();
  show();
  const onTop = () =>
    document.querySelector('[data-state="shown"]:has(> [data-shape]) img')?.getAttribute('alt');
  expect(onTop()).toBe('A court');
  act(() => jest.advanceTimersByTime(4_000));
  expect(onTop()).toBe('A bath');
});
