import { modalDialogs } from '@aangan/ui/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { watchDialogs } from './watch-dialogs.ts';

const tell = jest.fn();
const changed = () => new Promise((seen) => setTimeout(seen));
let dialog: HTMLDialogElement;
let close: () => void;
beforeEach(() => {
  tell.mockClear();
  document.body.innerHTML = '<dialog>Sure?</dialog>';
  dialog = document.querySelector('dialog') as HTMLDialogElement;
  modalDialogs();
  close = watchDialogs(document, tell);
});

describe('the dialogs of a frame', () => {
  test('are told when the first opens, and when the last is closed', async () => {
    dialog.setAttribute('open', '');
    await changed();
    document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
    await changed();
    dialog.remove();
    await changed();
    expect(tell.mock.calls).toEqual([[true]]);
    document.body.replaceChildren();
    await changed();
    expect(tell.mock.calls).toEqual([[true], [false]]);
  });

  test('are closed as Escape closes them: one that asks first goes on asking', async () => {
    dialog.setAttribute('open', '');
    const ask = (event: Event) => event.preventDefault();
    dialog.addEventListener('cancel', ask);
    close();
    expect(dialog.open).toBe(true);
    dialog.removeEventListener('cancel', ask);
    close();
    expect(dialog.open).toBe(false);
  });
});
