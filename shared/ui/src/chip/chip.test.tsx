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
});
