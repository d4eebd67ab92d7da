import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Chip, ChipGroup } from './chip.tsx';

describe('Chips', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('are links that expose which one is chosen', () => {
    render(
      <ChipGroup label="Category">
        <Chip selected href="/designers">
          All Categories
        </Chip>
        <Chip selected={false} href="/designers?group=residential">
          Residential Design
        </Chip>
      </ChipGroup>,
    );
    const group = within(screen.getByRole('group', { name: 'Category' }));
    expect(group.getByRole('link', { current: true })).toHaveTextContent('All Categories');
    expect(group.getByRole('link', { name: 'Residential Design' })).toHaveAttribute(
      'href',
      '/designers?group=residential',
    );
  });

  test('start with the chosen one in the middle of a row that scrolls', () => {
    const at = { 'All Categories': 0, Commercial: 700 };
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
      this: Element,
    ) {
      const left = at[this.textContent as keyof typeof at] ?? 0;
      return new DOMRect(left, 0, this.role === 'group' ? 390 : 100, 40);
    });
    render(
      <ChipGroup label="Category">
        <Chip selected={false}>All Categories</Chip>
        <Chip selected>Commercial</Chip>
      </ChipGroup>,
    );
    expect(screen.getByRole('group').scrollLeft).toBe(700 - (390 - 100) / 2);
  });

  test('stay where the visitor has moved them before the scripts were there', () => {
    jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(120);
    const moves = jest.spyOn(Element.prototype, 'scrollLeft', 'set');
    render(
      <ChipGroup label="Category">
        <Chip selected>All Categories</Chip>
      </ChipGroup>,
    );
    expect(moves).not.toHaveBeenCalled();
  });
});
