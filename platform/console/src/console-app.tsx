import { GlobalStyle } from '@aangan/ui';
import { fontFaceCss } from '@aangan/ui/fonts';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createGlobalStyle } from 'styled-components';
import { ComposePage } from './compose/compose-page.tsx';
import type { createStore } from './create-store.ts';
import { GraphPage } from './graph/graph-page.tsx';
import { HistoryPage } from './history/history-page.tsx';
import { ConsoleLayout } from './layout/console-layout.tsx';
import { FailedPage } from './layout/failed-page.tsx';
import { NotFoundPage } from './layout/not-found-page.tsx';
import { OverviewPage } from './overview/overview-page.tsx';
import { PackagesPage } from './packages/packages-page.tsx';
import { PublishingPage } from './publishing/publishing-page.tsx';
import { ReleasePage } from './release/release-page.tsx';
import { RemotePage } from './remote/remote-page.tsx';
import { RequireSession } from './session/require-session.tsx';

const Fonts = createGlobalStyle`${fontFaceCss}`;

export const routes = [
  {
    element: (
      <RequireSession>
        <ConsoleLayout />
      </RequireSession>
    ),
    errorElement: <FailedPage />,
    children: [
      {
        errorElement: <FailedPage />,
        children: [
          { path: '/', element: <OverviewPage /> },
          { path: '/history/:channel?', element: <HistoryPage /> },
          { path: '/remotes', element: <GraphPage /> },
          { path: '/remotes/on/:channel', element: <GraphPage /> },
          { path: '/remotes/:name', element: <RemotePage /> },
          { path: '/releases/:name/:release', element: <ReleasePage /> },
          { path: '/compose', element: <ComposePage /> },
          { path: '/publishing', element: <PublishingPage /> },
          { path: '/packages', element: <PackagesPage /> },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];

/** The console: the session decides whether its pages are shown. */
export function ConsoleApp({ store }: { store: ReturnType<typeof createStore> }) {
  return (
    <Provider store={store}>
      <Fonts />
      <GlobalStyle />
      <RouterProvider router={createBrowserRouter(routes)} />
    </Provider>
  );
}
