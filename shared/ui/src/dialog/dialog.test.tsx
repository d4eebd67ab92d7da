import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

const closed = jest.fn();

// jsdom has no modal dialogs: what the browser does (focus trap, inert page, restored focus) is not tested here.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    closed();
  };
});
beforeEach(() => {
  closed.mockReset();
});

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} title="Add a picture" onClose={() => setOpen(false)}>
        <input aria-label="Title" />
      </Dialog>
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
const dialog = () => screen.getByRole('dialog', { name: 'Add a picture' });

describe('Dialog', () => {
  test('wraps its text, though it is opened inside a bar that does not', () => {
    render(
      <div style={{ whiteSpace: 'nowrap', textAlign: 'end' }}>
        <Dialog open title="Edit" onClose={closed}>
          Words
        </Dialog>
      </div>,
    );
    const { whiteSpace, textAlign } = getComputedStyle(screen.getByRole('dialog'));
    expect([whiteSpace, textAlign]).toEqual(['normal', 'start']);
  });

  test('puts the focus on its first field', async () => {
    render(<Page />);
    await open();
    expect(screen.getByLabelText('Title')).toHaveFocus();
  });

  test('puts the focus on the chosen button of a group, and on the field that is marked', () => {
    const { rerender } = render(
      <Dialog key="group" open title="Review" onClose={closed}>
        <input type="radio" name="rating" aria-label="4" />
        <input type="radio" name="rating" aria-label="5" defaultChecked />
      </Dialog>,
    );
    expect(screen.getByLabelText('5')).toHaveFocus();
    rerender(
      <Dialog key="marked" open title="Delete" onClose={closed}>
        <input aria-label="Reason" />
        <input aria-label="Password" data-autofocus />
      </Dialog>,
    );
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  test('puts the focus on a field that comes later, unless the visitor has moved on', async () => {
    const withField = (hasField: boolean) => (
      <Dialog open title="Review" onClose={closed}>
        {hasField ? <input aria-label="Project" /> : <p>Loading…</p>}
      </Dialog>
    );
    const first = render(withField(false));
    first.rerender(withField(true));
    await waitFor(() => expect(screen.getByLabelText('Project')).toHaveFocus());
    first.unmount();
    const second = render(withField(false));
    screen.getByRole('button', { name: 'Close' }).focus();
    second.rerender(withField(true));
    await Promise.resolve();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  test('is named by its title and closed by its close button', async () => {
    render(<Page />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await open();
    expect(dialog()).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('closes on Escape, through the browser’s own close, which restores the focus', async () => {
    render(<Page />);
    await open();
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test('closes on a press outside, not on one that started inside', async () => {
    render(<Page />);
    await open();
    fireEvent.pointerDown(screen.getByLabelText('Title'));
    fireEvent.click(dialog());
    expect(dialog()).toBeInTheDocument();
    await userEvent.click(dialog());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('stays when the second press of a double click that opened it is beside it', async () => {
    render(<Page />);
    await open();
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog(), { detail: 2 });
    expect(dialog()).toBeInTheDocument();
  });

  test('does not rise where it replaces another of its size, as a form replaces the wait for its data', async () => {
    const shown = (title: string, size?: 'small') => (
      <Dialog key={title} open size={size} title={title} onClose={closed}>
        Words
      </Dialog>
    );
    const replaces = () => screen.getByRole('dialog').hasAttribute('data-replaces');
    const { rerender } = render(shown('Loading'));
    expect(replaces()).toBe(false);
    rerender(shown('Edit'));
    expect(replaces()).toBe(true);
    rerender(shown('Sure?', 'small'));
    expect(replaces()).toBe(false);
    rerender(<p>None</p>);
    await Promise.resolve();
    rerender(shown('Sure?', 'small'));
    expect(replaces()).toBe(false);
  });

  test('starts with fresh state every time it opens', async () => {
    render(<Page />);
    await open();
    await userEvent.type(screen.getByLabelText('Title'), 'Villa');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await open();
    expect(screen.getByLabelText('Title')).toHaveValue('');
  });
});

describe('ConfirmDialog', () => {
  const confirm = jest.fn();
  const cancel = jest.fn();
  const ask = (busy = false) => (
    <ConfirmDialog
      open
      title="Are you sure you want to delete this portfolio item?"
      confirmLabel="Delete"
      busy={busy}
      onConfirm={confirm}
      onCancel={cancel}
    >
      It cannot be brought back.
    </ConfirmDialog>
  );

  test('asks its question, with the focus on Cancel', async () => {
    render(ask());
    const question = screen.getByRole('alertdialog', { name: /^Are you sure/ });
    expect(question).toHaveAccessibleDescription('It cannot be brought back.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  test('runs its action once and stays open while it runs', async () => {
    confirm.mockReset();
    cancel.mockReset();
    render(ask(true));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    expect(confirm).not.toHaveBeenCalled();
    expect(cancel).not.toHaveBeenCalled();
  });
});
