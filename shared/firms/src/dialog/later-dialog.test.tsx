import { modalDialogs } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { laterDialog } from './later-dialog.tsx';

function Form({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" onClick={onClose}>
      Done
    </button>
  );
}

const frameOf = () => ({ title: 'Add a house' });

describe('a dialog that is loaded when it is opened', () => {
  beforeEach(modalDialogs);

  test('says that it opens, is shown, and is there at once the next time', async () => {
    let loads = 0;
    const Later = laterDialog(async () => {
      loads += 1;
      return Form;
    }, frameOf);
    const { unmount } = render(<Later onClose={() => undefined} />);
    expect(screen.getByRole('dialog', { name: 'Add a house' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Opening the form…');
    expect(await screen.findByRole('button', { name: 'Done' })).toBeVisible();
    unmount();
    render(<Later onClose={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
    expect(loads).toBe(1);
  });

  test('is there at once where it was loaded ahead, though once in vain', async () => {
    const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve(Form)];
    const Later = laterDialog(() => answers.shift()?.() ?? Promise.reject(), frameOf);
    Later.preload();
    await Promise.resolve();
    Later.preload();
    await new Promise((resolve) => setTimeout(resolve));
    render(<Later onClose={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
  });

  test('offers to try again where it cannot be loaded', async () => {
    const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve(Form)];
    const Later = laterDialog(() => answers.shift()?.() ?? Promise.reject(), frameOf);
    render(<Later onClose={() => undefined} />);
    expect(await screen.findByText('The form could not be loaded')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Done' })).toBeVisible();
  });
});
