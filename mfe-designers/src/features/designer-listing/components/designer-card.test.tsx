import type { SaveButtonProps } from '@aangan/host';
import { renderWithHost } from '@aangan/host/testing';
import { aPost, movingBrowser } from '@aangan/ui/testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { aDesigner } from '../../../testing/factories.ts';
import { DesignerCard } from './designer-card.tsx';

const designer = aDesigner({
  id: 7,
  full_name: 'Studio Aangan',
  specializations_display: ['Heritage & Restoration'],
  years_in_business: 14,
  instagram_posts: [aPost({ id: 1, alt_text: 'A court' }), aPost({ id: 2, alt_text: 'A bath' })],
});

function SaveButton({ thing, name }: SaveButtonProps) {
  return <button type="button">{`Save ${thing}, ${name}`}</button>;
}

function show(parts: Partial<typeof designer> = {}, withMinimum = false) {
  const browser = movingBrowser();
  renderWithHost(<DesignerCard designer={{ ...designer, ...parts }} withMinimum={withMinimum} />, {
    slots: { 'designer.card.save': [SaveButton] },
  });
  const card = screen.getByRole('link');
  browser.setInView(card, true);
  return card;
}

afterEach(() => {
  jest.useRealTimers();
});

test('a designer’s card names the firm, its place, its first specialization in lower case, its years', () => {
  const card = show();
  expect(card).toHaveAccessibleName(
    'Studio Aangan Jaipur heritage & restoration 14+ years crafting exceptional spaces',
  );
  expect(card).toHaveAttribute('href', '/designers/7');
});

test('a designer’s card shows its next post after four seconds', () => {
  jest.useFakeTimers();
  show();
  const onTop = () =>
    document.querySelector('[data-state="shown"]:has(> [data-shape]) img')?.getAttribute('alt');
  expect(onTop()).toBe('A court');
  act(() => jest.advanceTimersByTime(4_000));
  expect(onTop()).toBe('A bath');
});

test('a designer’s card shows the minimum budget where the list is narrowed by it', () => {
  show({ min_project_budget: 1_40_000 }, true);
  expect(screen.getByText('₹1.4L')).toHaveAttribute('title', '₹1,40,000');
});

test('a designer’s card says On Request where there is no minimum, and else nothing of it', () => {
  const card = show({ min_project_budget: null }, true);
  expect(card).toHaveAccessibleName(/Minimum budget On Request/);
  cleanup();
  expect(show({ min_project_budget: null })).not.toHaveAccessibleName(/Minimum/);
});

test('a designer’s card has a slot for what saves the firm, beside its link', () => {
  const card = show();
  const save = screen.getByRole('button', { name: 'Save designer-7, Studio Aangan' });
  expect(card).not.toContainElement(save);
});
