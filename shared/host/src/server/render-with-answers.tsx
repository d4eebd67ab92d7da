import type { ReactElement } from 'react';
import { type LeftToBrowser, type Markup, renderMarkup } from './render-markup.tsx';
import type { ServerApiClient } from './server-api-client.ts';
import { QueriesContext } from './server-query.ts';

/** How often a page is rendered to learn which data it asks for: a query may follow from the answer of another. */
const maxRounds = 3;

/** A rendered page, and whether it shows that data is loading: then nothing has answered what it asks for. */
interface AnsweredMarkup extends Markup {
  isWaiting: boolean;
}

/**
 * The markup and the styles of an app, with the answers that it asks for. Its host has the client of
 * `createServerApiClient`, and the build must replace RTK Query's hooks with `@aangan/host/server-query`.
 * @param unused the addresses of the answers that nothing has asked for yet
 * @param leftToBrowser which errors leave their place to the browser; without it none does
 * @throws the first other error of a component
 */
export async function renderWithAnswers(
  app: ReactElement,
  unused: ServerApiClient['unused'],
  leftToBrowser?: LeftToBrowser,
): Promise<AnsweredMarkup> {
  let isWaiting = false;
  const onWaiting = () => {
    isWaiting = true;
  };
  const render = (begin: boolean) =>
    renderMarkup(
      <QueriesContext value={{ begin, onWaiting }}>{app}</QueriesContext>,
      leftToBrowser,
    );
  await beginQueries(() => render(true), unused);
  isWaiting = false;
  const markup = await render(false);
  return { ...markup, isWaiting };
}

/** Renders until nothing asks for another of the answers. */
async function beginQueries(render: () => Promise<unknown>, unused: () => string[]) {
  for (let round = 0; round < maxRounds; round += 1) {
    const before = unused().length;
    if (before === 0) return;
    await render();
    await queriesSettled();
    if (unused().length === before) return;
  }
}

/** Answers from first data take a few microtasks: after a macrotask they are in the store. */
function queriesSettled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
