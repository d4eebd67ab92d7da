import { type RemotePartProps, SessionHostProvider } from '@aangan/host';
import { type Composer, RemoteComponent } from '@aangan/runtime';
import { GlobalStyle } from '@aangan/ui';
import { fontFaceCss } from '@aangan/ui/fonts';
import { type ComponentProps, useCallback, useMemo } from 'react';
import { Provider, useSelector } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { createGlobalStyle } from 'styled-components';
import { SessionEndingContext } from '../account/session-ending.ts';
import { useShellSession } from '../account/use-shell-session.ts';
import type { createShellStore, ShellState } from '../store/create-store.ts';

const Fonts = createGlobalStyle`${fontFaceCss}`;

interface ShellAppProps {
  store: ReturnType<typeof createShellStore>;
  router: ComponentProps<typeof RouterProvider>['router'];
  composer: Composer;
}

/** The shell around its router: store, session, look. */
export function ShellApp({ store, router, composer }: ShellAppProps) {
  return (
    <Provider store={store.store as ComponentProps<typeof Provider>['store']}>
      <Fonts />
      <GlobalStyle />
      <Hosted injectApi={store.injectApi} router={router} composer={composer} />
    </Provider>
  );
}

type HostedProps = Pick<ShellAppProps, 'router' | 'composer'> &
  Pick<ShellAppProps['store'], 'injectApi'>;

function Hosted({ injectApi, router, composer }: HostedProps) {
  const hereKey = useCallback(() => router.state.location.key, [router]);
  const session = useShellSession(hereKey);
  const { leftAt, problem } = useSelector(({ auth }: ShellState) => auth);
  const ending = useMemo(() => ({ leftAt, problem }), [leftAt, problem]);
  const RemotePart = useMemo(() => partsOf(composer), [composer]);
  const host = useMemo(
    () => ({ session, injectApi, RemotePart }),
    [session, injectApi, RemotePart],
  );
  return (
    <SessionHostProvider value={host}>
      <SessionEndingContext value={ending}>
        <RouterProvider router={router} />
      </SessionEndingContext>
    </SessionHostProvider>
  );
}

/** How a remote's page holds a component of another remote: from the composition, like a page. */
function partsOf(composer: Composer) {
  return function ComposedPart(part: RemotePartProps<object>) {
    return <RemoteComponent composer={composer} {...part} />;
  };
}
