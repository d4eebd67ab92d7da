import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu.tsx';

const edit = jest.fn();
const remove = jest.fn();
const trigger = () => screen.getByRole('button', { name: 'Actions' });
const item = (name: string) => screen.getByRole('menuitem', { name });

beforeEach(() => {
  edit.mockReset();
  remove.mockReset();
  render(
    <>
      <Menu
        label="Actions"
        items={[
          { id: 'picture', label: 'Set as Profile Picture', onSelect: () => undefined },
          { id: 'edit', label: 'Edit', onSelect: edit },
          { id: 'delete', label: 'Delete', tone: 'danger', onSelect: remove },
        ]}
      />
      <button type="button">Elsewhere</button>
    </>,
  );
});

describe('Menu', () => {
  test('opens on a press with the focus on its first item, and runs the chosen action', async () => {
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger());
    expect(item('Set as Profile Picture')).toHaveFocus();
    await userEvent.click(item('Edit'));
    expect(edit).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(trigger()).toHaveFocus();
  });

  test('moves the focus by arrow keys, Home, End and first letters', async () => {
    trigger().focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(item('Delete')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('Set as Profile Picture')).toHaveFocus();
    await userEvent.keyboard('e');
    expect(item('Edit')).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    expect(remove).toHaveBeenCalledTimes(1);
  });

  test('closes on Escape, and focuses its button', async () => {
    await userEvent.click(trigger());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(trigger()).toHaveFocus();
  });

  test('closes when the focus moves elsewhere', async () => {
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
