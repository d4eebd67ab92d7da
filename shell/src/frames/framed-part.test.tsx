import { HostProvider } from '@aangan/host/create';
import { createTestHost } from '@aangan/host/testing';
import type { SiteRemote } from '@aangan/manifest';
import { modalDialogs } from '@aangan/ui/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { FramedPart } from './framed-part.tsx';

const remote = {
  name: 'offers',
  team: 'an agency',
  release: 'a'.repeat(16),
  routes: [{ path: '/offers', expose: './Offers' }],
  lowTrust: { grants: [] },
} as unknown as SiteRemote;

const ports: { onmessage?: (event: { data: string }) => void; postMessage: jest.Mock }[] = [];
const onFailed = jest.fn();

beforeEach(() => {
  ports.length = 0;
  onFailed.mockClear();
  Object.assign(globalThis, {
    MessageChannel: class {
      port1 = { postMessage: jest.fn(), close: () => undefined };
      port2 = {};
      constructor() {
        ports.push(this.port1);
      }
    },
  });
  modalDialogs();
  HTMLElement.prototype.showPopover = jest.fn();
});

function open(props: object = {}) {
  const part = { remote, expose: './Offers', languages: [], props, onFailed };
  window.history.replaceState(null, '', '/offers?page=2');
  const router = createBrowserRouter([{ path: '*', element: <FramedPart {...part} /> }]);
  render(
    <HostProvider host={createTestHost()}>
      <RouterProvider router={router} />
    </HostProvider>,
  );
  const say = (message: object) =>
    act(() => ports.at(-1)?.onmessage?.({ data: JSON.stringify({ v: 1, ...message }) }));
  return {
    say,
    router,
    frame: screen.getByTitle<HTMLIFrameElement>('Shown by the team an agency'),
  };
}

describe('what a remote of low trust shows', () => {
  test('is a frame without the page’s origin, at the page’s address, whose title names the team', () => {
    const { frame } = open();
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
    expect(frame.getAttribute('src')).toBe('/frames/offers/offers?page=2');
  });

  test('is as high as its content, and as high as that on paper where it is printed', () => {
    const { frame, say } = open();
    const place = frame.parentElement as HTMLElement;
    expect(place.getAttribute('style')).toBeNull();
    say({ kind: 'ready' });
    say({ kind: 'size', height: 300.2, printed: 512, width: 44 });
    expect(place.getAttribute('style')).toBe('--shown: 301px; --printed: 512px; --wide: 44px;');
    const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText.replace(/\s+/g, ' ')),
    );
    expect(rules.some((rule) => /height: var\(--shown, calc\(100vh - 4\.5rem\)\)/.test(rule))).toBe(
      true,
    );
    expect(rules.some((rule) => /@media print .*height: var\(--printed\)/.test(rule))).toBe(true);
  });

  test('has its dialog over the page, below the name of its team, until it is closed', async () => {
    const { say } = open();
    say({ kind: 'ready' });
    say({ kind: 'dialog', isOpen: true });
    expect(HTMLElement.prototype.showPopover).toHaveBeenCalledTimes(1);
    expect(
      screen.getByText('Shown by the team an agency. Never enter your password here.'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(ports.at(-1)?.postMessage.mock.calls).toContainEqual(['{"v":1,"kind":"close"}']);
    expect(screen.queryByText(/Never enter your password/)).not.toBeInTheDocument();
  });

  test('is taken away where it sends what no frame sends, and is there again when asked for', async () => {
    const { say, frame } = open();
    say({ kind: 'constructor' });
    expect(frame).not.toBeInTheDocument();
    expect(onFailed).toHaveBeenCalledWith(expect.objectContaining({ remote: 'offers' }));
    expect(screen.getByText(/It comes from the team an agency/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByTitle('Shown by the team an agency')).toBeInTheDocument();
  });

  test('asks before it leads to another site', async () => {
    const { say } = open();
    say({ kind: 'ready' });
    say({ kind: 'leave', address: 'https://elsewhere.test/a' });
    expect(screen.getByRole('alertdialog', { name: 'Open elsewhere.test?' })).toBeInTheDocument();
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(opened.mock.calls).toEqual([
      ['https://elsewhere.test/a', '_blank', 'noopener,noreferrer'],
    ]);
  });

  test('asks before it begins a call, in the same tab', async () => {
    const { say } = open();
    say({ kind: 'ready' });
    say({ kind: 'leave', address: 'tel:+918041256610' });
    expect(screen.getByRole('alertdialog', { name: 'Open +918041256610?' })).toHaveTextContent(
      'A link of the team an agency opens your mail or phone.',
    );
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(opened.mock.calls.at(-1)?.slice(0, 2)).toEqual(['tel:+918041256610', '_self']);
  });

  test('leaves a dialog of the page alone, and changes nothing where the visitor has left', async () => {
    const { say, router } = open({ id: 7 });
    say({ kind: 'ready' });
    const keep = () =>
      say({
        kind: 'open',
        address: '/-/Offers?props=%7B%22id%22%3A7%7D',
        state: '{"own":true}',
        isReplaced: true,
        keepsScroll: true,
      });
    await act(() => router.navigate('/offers?page=2', { state: { dialog: 'contact' } }));
    keep();
    expect(router.state.location.state).toEqual({ dialog: 'contact' });
    await act(() => router.navigate('/offers?page=3'));
    // Where the browser is already, and nothing is drawn of it yet.
    const drawn = window.history.state;
    window.history.replaceState({ ...drawn, key: 'next' }, '');
    keep();
    expect(router.state.location.state).toBeNull();
    window.history.replaceState(drawn, '');
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    keep();
    expect(router.state.location.state).toMatchObject({ state: '{"own":true}' });
  });
});
