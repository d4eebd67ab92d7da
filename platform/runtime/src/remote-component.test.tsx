import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Composer } from './composer.ts';
import { RemoteComponent } from './remote-component.tsx';
import { RemoteLoadError } from './remote-load-error.ts';

function show(composer: Composer, remote = 'vendors') {
  return render(
    <>
      <p>The rest of the page</p>
      <RemoteComponent
        composer={composer}
        remote={remote}
        expose="./VendorPage"
        loading={<p>Loading</p>}
        failed={({ retry }) => (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
      />
    </>,
  );
}

const vendorModule = { VendorPage: () => <p>Vendor</p> };

function composerOf(
  load: () => Promise<unknown>,
  present?: unknown,
  threw: Composer['threw'] = () => false,
): Composer {
  return {
    load,
    peek: () => present,
    isOff: (remote) => remote === 'off',
    threw,
    changed: () => undefined,
    ringed: () => undefined,
  };
}

describe('a remote’s component', () => {
  test('shows that it is loading, then itself', async () => {
    const { container } = show(composerOf(async () => vendorModule));
    const waitedFor = () =>
      container.querySelector('[data-loading-part]')?.getAttribute('data-loading-part');
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(waitedFor()).toBe('vendors ./VendorPage');
    expect(await screen.findByText('Vendor')).toBeInTheDocument();
    expect(waitedFor()).toBeUndefined();
  });

  test('renders at once where its module is there already', () => {
    show(composerOf(() => new Promise(() => undefined), vendorModule));
    expect(screen.getByText('Vendor')).toBeInTheDocument();
  });

  test('that cannot be loaded leaves the rest of the page working, and Try again recovers it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new Error('404'))
      .mockResolvedValue(vendorModule);
    show(composerOf(load));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Vendor')).toBeInTheDocument();
    expect(screen.getByText('The rest of the page')).toBeInTheDocument();
  });

  test('that throws while rendering fails alone, and Try again renders it again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let breaks = true;
    const Page = () => {
      if (breaks) throw new Error('render');
      return <p>Recovered</p>;
    };
    show(composerOf(async () => ({ VendorPage: Page })));
    const again = await screen.findByRole('button', { name: 'Try again' });
    breaks = false;
    await userEvent.click(again);
    expect(await screen.findByText('Recovered')).toBeInTheDocument();
  });

  test.each([
    ['loaded already', () => ({})],
    ['loaded later', () => undefined],
  ])('that a module lacks fails alone, and is reported: %s', async (_when, peek) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const threw = jest.fn<Composer['threw']>(() => false);
    show({ ...composerOf(async () => ({}), undefined, threw), peek });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(threw.mock.calls[0]?.[2]).toEqual(
      new Error('./VendorPage exports no component or function "VendorPage"'),
    );
  });

  describe('that throws while rendering', () => {
    const breaking = (text: string) => ({
      VendorPage: () => {
        throw new Error(text);
      },
    });

    test('is replaced once by the last known good release, without a message', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const threw = jest.fn<Composer['threw']>(() => true);
      const load = jest
        .fn<() => Promise<unknown>>()
        .mockResolvedValueOnce(breaking('new release'))
        .mockResolvedValue(vendorModule);
      show(composerOf(load, undefined, threw));
      expect(await screen.findByText('Vendor')).toBeInTheDocument();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      expect(threw.mock.calls).toEqual([['vendors', './VendorPage', new Error('new release')]]);
    });

    test('loses nothing that was typed where something outside of it holds it', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const held = { text: '' };
      const formOf = (isGood: boolean) => () => {
        const [text, setText] = useState(held.text);
        held.text = text;
        if (!isGood && text.endsWith('kitchen')) throw new Error('cannot show a kitchen');
        return (
          <textarea
            aria-label={isGood ? 'Message' : 'New message'}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        );
      };
      const load = jest
        .fn<() => Promise<unknown>>()
        .mockResolvedValueOnce({ VendorPage: formOf(false) })
        .mockResolvedValue({ VendorPage: formOf(true) });
      show(composerOf(load, undefined, () => true));
      await userEvent.type(await screen.findByLabelText('New message'), 'A small kitchen');
      expect(await screen.findByLabelText('Message')).toHaveValue('A small kitchen');
    });

    test('fails where the last known good release throws too, and is not loaded for ever', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const threw = jest.fn<Composer['threw']>(() => true);
      const load = jest.fn(async () => breaking('every release'));
      show(composerOf(load, undefined, threw));
      expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
      expect(load).toHaveBeenCalledTimes(2);
      expect(threw).toHaveBeenCalledTimes(2);
    });

    test('is not asked about when it could not be loaded', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const threw = jest.fn<Composer['threw']>(() => true);
      const error = new RemoteLoadError('vendors', './VendorPage', 'gone');
      show(composerOf(() => Promise.reject(error), undefined, threw));
      expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
      expect(threw).not.toHaveBeenCalled();
    });
  });

  test('of a remote that is switched off shows the failure at once and loads nothing', () => {
    const load = jest.fn<() => Promise<unknown>>();
    show(composerOf(load), 'off');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByText('The rest of the page')).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
  });

  test('whose module exports nothing by its name counts as failed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    show(composerOf(async () => ({ Other: vendorModule.VendorPage })));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
