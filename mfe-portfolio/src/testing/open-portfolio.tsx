import { endpoint } from '@aangan/api-client/endpoints';
import type { scriptApi } from '@aangan/api-client/testing';
import { type ApiSlice, markOutdated, type Task, useHost, useTasks } from '@aangan/host';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { PortfolioPage } from '../app/portfolio-page.tsx';

export const endpoints = {
  list: endpoint('get', '/designers/portfolio/'),
  ownProfile: endpoint('get', '/designers/profiles/me/'),
  add: endpoint('post', '/designers/portfolio/'),
  order: endpoint('post', '/designers/portfolio/order/'),
  picture: endpoint('post', '/designers/profiles/set_profile_picture/'),
  change: (id: number) => endpoint('patch', '/designers/portfolio/{id}/', { params: { id } }),
  remove: (id: number) => endpoint('delete', '/designers/portfolio/{id}/', { params: { id } }),
};

export const firm = aUser({ id: 7, is_designer: true });

type Options = Omit<Parameters<typeof renderWithHost>[1] & object, 'api'>;

/** A slice of another remote, which hears what is out of date. */
function listeningSlice(heard: string[]): ApiSlice {
  return {
    reducerPath: 'another remote',
    reducer: () => null,
    middleware: () => (next) => (action) => {
      if (markOutdated.match(action)) heard.push(...action.payload);
      return next(action);
    },
    util: { resetApiState: () => ({ type: 'reset' }) },
  };
}

/**
 * Opens the Portfolio Manager of a firm. `runningTasks` are the tasks that the site shows, `outdated` what other remotes
 * were told to fetch again.
 */
export function openPortfolio(api: ReturnType<typeof scriptApi>, options: Options = {}) {
  let tasks: readonly Task[] = [];
  const outdated: string[] = [];
  const listening = listeningSlice(outdated);
  function Tasks() {
    useHost().injectApi(listening);
    tasks = useTasks();
    return null;
  }
  const page = (
    <>
      <Routes>
        <Route path="/portfolio" element={<PortfolioPage />} />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
      <Tasks />
      <Toaster />
    </>
  );
  const view = renderWithHost(page, {
    at: '/portfolio',
    user: firm,
    ...options,
    api,
  });
  return { ...view, runningTasks: () => tasks, outdated };
}

/** The cards of the items that are shown. */
export async function cards(): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name: 'Portfolio items' });
  return within(list).getAllByRole('article');
}

/** The titles of the items that are shown, in order. */
export async function titles(): Promise<(string | null)[]> {
  return (await cards()).map((card) => within(card).getByRole('heading').textContent);
}
