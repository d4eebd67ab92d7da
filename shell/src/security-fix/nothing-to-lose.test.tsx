import { scriptApi } from '@aangan/api-client/testing';
import { afterEach, describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hasNothingToLose } from './nothing-to-lose.ts';
import { countChanges } from './running-requests.ts';
import { watchTypedFields } from './typed-fields.ts';

const page = { page: window, isTyped: () => false, isRequesting: () => false };

function Form() {
  const [name, setName] = useState('Asha');
  return (
    <form>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <input aria-label="City" />
      <input aria-label="News" type="checkbox" />
    </form>
  );
}

describe('a page that can be loaded again', () => {
  const listeners: (() => void)[] = [];
  afterEach(() => {
    for (const remove of listeners.splice(0)) remove();
  });

  test('has nothing typed, no request, no open dialog and nothing that warns before it is left', () => {
    expect(hasNothingToLose(page)).toBe(true);
    expect(hasNothingToLose({ ...page, isTyped: () => true })).toBe(false);
    expect(hasNothingToLose({ ...page, isRequesting: () => true })).toBe(false);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    expect(hasNothingToLose(page)).toBe(true);
    dialog.open = true;
    expect(hasNothingToLose(page)).toBe(false);
    dialog.remove();
    const warn = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    listeners.push(() => window.removeEventListener('beforeunload', warn));
    expect(hasNothingToLose(page)).toBe(false);
  });
});

describe('what the visitor has entered', () => {
  test('is noticed in fields that React controls, and in others, as long as they hold it', async () => {
    const isTyped = watchTypedFields(document);
    const { unmount } = render(<Form />);
    expect(isTyped()).toBe(false);
    await userEvent.type(screen.getByLabelText('Name'), ' Rao');
    expect(isTyped()).toBe(true);
    await userEvent.clear(screen.getByLabelText('Name'));
    expect(isTyped()).toBe(false);
    await userEvent.type(screen.getByLabelText('City'), 'Pune');
    expect(isTyped()).toBe(true);
    unmount();
    expect(isTyped()).toBe(false);
  });

  test('counts where a box was ticked, and ticked back', async () => {
    const isTyped = watchTypedFields(document);
    render(<Form />);
    await userEvent.click(screen.getByLabelText('News'));
    fireEvent.click(screen.getByLabelText('News'));
    expect(isTyped()).toBe(true);
  });
});

describe('a request that changes something', () => {
  test('runs until its answer is there, or it failed', async () => {
    const api = scriptApi();
    const { client, isRunning } = countChanges(api.client);
    const endpoint = { method: 'post' as const, url: '/connect/', data: {} };
    const outcome = client.send(endpoint).then(
      () => 'answered',
      () => 'failed',
    );
    expect(isRunning()).toBe(true);
    expect(await outcome).toBe('failed');
    expect(isRunning()).toBe(false);
  });

  test('is not one that only reads', async () => {
    const { client, isRunning } = countChanges(scriptApi().client);
    const outcome = client.send({ method: 'get', url: '/public/site/' }).catch(() => 'failed');
    expect(isRunning()).toBe(false);
    expect(await outcome).toBe('failed');
  });
});
