import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Composer } from '../composer.ts';
import { RemoteComponent } from '../remote-component.tsx';

/** A form with the fault that a changed page shows: a line is put before a bare text. */
function Form() {
  const [name, setName] = useState('');
  const [hasFailed, setFailed] = useState(false);
  return (
    <form aria-label="Form">
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <select aria-label="City">
        <option value="pune">Pune</option>
        <option value="goa">Goa</option>
      </select>
      <input type="checkbox" aria-label="Terms" />
      <button type="button" onClick={() => setFailed(true)}>
        Send
      </button>
      <p>
        {hasFailed && <b>Failed.</b>}
        Thank you
      </p>
    </form>
  );
}

/** Another part of the same page, which is left alone. */
const beside = <input aria-label="Search" defaultValue="villa" />;

function show(Page = Form) {
  const composer = {
    load: async () => ({ Page }),
    peek: () => ({ Page }),
    isOff: () => false,
    threw: jest.fn<Composer['threw']>(() => true),
    changed: jest.fn<Composer['changed']>(),
    ringed: () => undefined,
  };
  render(
    <>
      {beside}
      <RemoteComponent
        composer={composer}
        remote="vendors"
        expose="./Page"
        loading={<p>Loading</p>}
        failed={() => <p>Not available</p>}
      />
    </>,
  );
  return composer;
}

/** Puts every text into the elements in which Chrome puts translated ones. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(`अनुवाद: ${text.data}`);
    text.replaceWith(outer);
  }
}

const send = () => userEvent.click(screen.getByRole('button'));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a part of a page that the browser has changed', () => {
  test('is mounted again from the same release where React throws, with what was typed, and told as that', async () => {
    const composer = show();
    await userEvent.type(screen.getByLabelText('Name'), 'Asha');
    await userEvent.selectOptions(screen.getByLabelText('City'), 'goa');
    await userEvent.click(screen.getByLabelText('Terms'));
    const search = screen.getByLabelText('Search');
    await userEvent.type(search, ' in goa');
    act(translate);
    screen.getByLabelText('Name').focus();
    await send();
    expect(screen.queryByText('Not available')).toBeNull();
    expect(screen.getByText('Thank you')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Asha');
    expect(screen.getByLabelText('City')).toHaveValue('goa');
    expect(screen.getByLabelText('Terms')).toBeChecked();
    expect(screen.getByLabelText('Search')).toBe(search);
    expect(search).toHaveValue('villa in goa');
    expect(composer.changed).toHaveBeenCalledTimes(1);
    expect(composer.changed.mock.calls[0]?.slice(0, 2)).toEqual(['vendors', './Page']);
    expect(composer.threw).not.toHaveBeenCalled();
  });

  test('is given up where that happens again and again', async () => {
    const composer = show();
    for (let time = 0; time < 6; time += 1) {
      act(translate);
      await send();
    }
    expect(composer.changed).toHaveBeenCalledTimes(5);
    expect(composer.threw).toHaveBeenCalledTimes(1);
  });

  test('is told where an extension that nobody knows has changed it', async () => {
    const composer = show();
    const text = screen.getByText('Thank you').firstChild;
    const mark = document.createElement('span');
    mark.textContent = 'Thank you';
    act(() => text?.replaceWith(mark));
    await send();
    expect(composer.changed).toHaveBeenCalledTimes(1);
  });
});

describe('a release that breaks the page itself', () => {
  const broken = (error: Error) => () => {
    const [isPressed, setPressed] = useState(false);
    if (isPressed) throw error;
    return (
      <button type="button" onClick={() => setPressed(true)}>
        Send
      </button>
    );
  };

  test('is replaced though the page is translated', async () => {
    const composer = show(broken(new Error('its own')));
    act(translate);
    await send();
    expect(composer.threw).toHaveBeenCalled();
    expect(composer.changed).not.toHaveBeenCalled();
  });

  test('is replaced where nothing has changed the page', async () => {
    const composer = show(broken(new DOMException('no child', 'NotFoundError')));
    await send();
    expect(composer.threw).toHaveBeenCalled();
    expect(composer.changed).not.toHaveBeenCalled();
  });
});
