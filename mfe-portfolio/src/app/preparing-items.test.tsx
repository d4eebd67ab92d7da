import { endpoint } from '@aangan/api-client/endpoints';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  api,
  chooseFiles,
  fillIn,
  openForm,
  press,
  user,
  video,
} from '../testing/add-items-form.ts';
import { anItem } from '../testing/factories.ts';
import { endpoints, openPortfolio, titles } from '../testing/open-portfolio.tsx';

const preparing = endpoint('get', '/designers/portfolio/preparing/');
const waiting = { id: 9, title: 'Walk', place: 2, problem: null, created_at: '2026-11-25' };

afterEach(() => void jest.useRealTimers());

const group = () => screen.findByRole('group', { name: 'Videos being prepared' });

test('a video that has to be converted is told with its place in line, and becomes an item', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let line: unknown[] = [];
  api.answer(preparing, () => ({ body: line }));
  api.answer(endpoints.add, () => ({ status: 202, body: waiting }));
  openPortfolio(api);
  await openForm();
  await chooseFiles(video());
  await fillIn(undefined, 'Walk');
  line = [waiting];
  await press('Add item');
  expect(await screen.findByText('Your video is being prepared')).toBeInTheDocument();
  const told = within(await group());
  expect(told.getByText(/number 2 in line/)).toBeInTheDocument();
  line = [];
  const both = [anItem({ id: 10, title: 'Walk' }), anItem({ id: 1, title: 'Villa' })];
  api.answer(endpoints.list, () => ({ body: both }));
  // Asked again every five seconds.
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(await screen.findByRole('heading', { name: 'Walk' })).toBeVisible();
  expect(await titles()).toEqual(['Walk', 'Villa']);
  expect(screen.queryByRole('group', { name: 'Videos being prepared' })).not.toBeInTheDocument();
});

test('one that could not be converted says why, until it is dismissed', async () => {
  const problem = 'Upload a valid video.';
  let line: unknown[] = [{ ...waiting, place: null, problem }];
  api.answer(preparing, () => ({ body: line }));
  api.answer(
    endpoint('delete', '/designers/portfolio/preparing/{id}/', { params: { id: 9 } }),
    () => {
      line = [];
      return { status: 204 };
    },
  );
  openPortfolio(api);
  expect(within(await group()).getByRole('alert')).toHaveTextContent(problem);
  await user.click(within(await group()).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText(problem)).not.toBeInTheDocument());
  expect(await titles()).toEqual(['Villa']);
});
