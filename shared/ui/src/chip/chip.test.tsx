import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip, ChipGroup } from './chip.tsx';

describe('Chips', () => {
  it('expose which one is pressed, and work with the keyboard', async () => {
    const choose = jest.fn();
    render(
      <ChipGroup label="Category">
        <Chip selected>All Categories</Chip>
        <Chip selected={false} onClick={choose}>
          Residential Design
        </Chip>
      </ChipGroup>,
    );
    const group = within(screen.getByRole('group', { name: 'Category' }));
    expect(group.getByRole('button', { pressed: true })).toHaveTextContent('All Categories');
    group.getByRole('button', { name: 'Residential Design' }).focus();
    await userEvent.keyboard(' ');
    expect(choose).toHaveBeenCalledTimes(1);
  });

  it('start with the pressed one in the middle of a row that scrolls', () => {
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
});
