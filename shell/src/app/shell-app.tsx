import { SessionHostProvider } from '@aangan/session';
import { GlobalStyle } from '@aangan/ui';
import { fontFaceCss } from '@aangan/ui/fonts';
import { type ComponentProps, useMemo } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { createGlobalStyle } from 'styled-components';
import { useShellSession } from '../account/use-shell-session.ts';
import type { createShellStore } from '../store/create-store.ts';

const Fonts = createGlobalStyle`${fontFaceCss}`;

interface ShellAppProps {
  store: ReturnType<typeof createShellStore>;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The shell around its router: store, session, look. */
export function ShellApp({ store, router }: ShellAppProps) {
  return (
    <Provider store={store.store as ComponentProps<typeof Provider>['store']}>
      <Fonts />
      <GlobalStyle />
      <Hosted injectApi={store.injectApi} router={router} />
    </Provider>
  );
}

function Hosted({
  injectApi,
  router,
}: Pick<ShellAppProps, 'router'> & Pick<ShellAppProps['store'], 'injectApi'>) {
  const session = useShellSession();
  const host = useMemo(() => ({ session, injectApi }), [session, injectApi]);
  return (
    <SessionHostProvider value={host}>
      <RouterProvider router={router} />
    </SessionHostProvider>
  );
}
