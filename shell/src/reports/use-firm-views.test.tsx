import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { renderWithHost } from '@aangan/host/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { useFirmViews } from './use-firm-views.ts';

const languages = [
  { code: 'en', locale: 'en-IN', name: 'English' },
  { code: 'hi', locale: 'hi-IN', name: 'हिन्दी' },
];

function Page() {
  useFirmViews(languages);
  return null;
}

let api: ReturnType<typeof scriptApi>;
beforeEach(() => {
  api = scriptApi();
  api.answer(endpoint('post', '/views/'), () => ({ status: 204 }));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const open = (at: string, session = {}) => renderWithHost(<Page />, { api, at, session });
const told = () => api.requests.map(({ body }) => body);
/** Waits until everything that is to be sent was sent. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));
const referredFrom = (address: string) =>
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(address);
const here = (path: string) => `${window.location.origin}${path}`;

describe('a page of a firm that is shown', () => {
  test('is told of, with no word about the visitor', async () => {
    open('/designers/7');
    const view = { kind: 'designer', id: 7, project: null, source: 'outside' };
    await waitFor(() => expect(told()).toEqual([view]));
  });

  test.each([
    [here('/'), 'home'],
    [here('/hi'), 'home'],
    [here('/hi/vendors?search=teak'), 'search'],
    [here('/designers?city=pune'), 'listing'],
    ['https://search.example/designers', 'outside'],
    ['no address', 'outside'],
  ])('was opened from %s: %s', async (referrer, source) => {
    referredFrom(referrer);
    open('/vendors/3/projects/12');
    const view = { kind: 'vendor', id: 3, project: 12, source };
    await waitFor(() => expect(told()).toEqual([view]));
  });

  test('knows the page that the router came from, whatever the document was opened from', async () => {
    referredFrom(here('/boards/2'));
    const { router } = open('/designers');
    await act(() => router.navigate('/designers?search=lime'));
    await act(() => router.navigate('/designers/7'));
    await act(() => router.navigate('/designers/7?show=reviews'));
    await act(() => router.navigate('/designers/7/projects/2'));
    await waitFor(() => expect(told()).toHaveLength(2));
    expect(told()).toMatchObject([
      { id: 7, source: 'search' },
      { id: 7, project: 2, source: 'other' },
    ]);
  });

  test('is told of once it is known who is signed in, and only once', async () => {
    const { changeSession } = open('/designers/7', { status: 'checking' });
    await settled();
    expect(told()).toEqual([]);
    changeSession({ status: 'signed-in' });
    await waitFor(() => expect(told()).toHaveLength(1));
    changeSession({ status: 'signed-out' });
    await settled();
    expect(told()).toHaveLength(1);
  });

  test('in the background is told of when it is looked at', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    open('/designers/7');
    await settled();
    expect(told()).toEqual([]);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(told()).toHaveLength(1));
  });

  test('is shown as before where nothing can be sent', async () => {
    api.answer(endpoint('post', '/views/'), () => ({ status: 503 }));
    open('/designers/7');
    await waitFor(() => expect(told()).toHaveLength(1));
  });

  test.each(['/', '/designers', '/principal-architects/7', '/profile'])(
    '%s is none',
    async (at) => {
      open(at);
      await settled();
      expect(told()).toEqual([]);
    },
  );
});
