import { Button, Container, focusRing, Row, Toaster, tokens, when } from '@aangan/ui';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { NavLink, Outlet } from 'react-router-dom';
import styled from 'styled-components';
import { registryApi } from '../api/registry-api.ts';
import type { Dispatch, State } from '../create-store.ts';
import { sendInSession } from '../session/send-in-session.ts';
import { left } from '../session/session-slice.ts';

const Bar = styled.header`
  position: sticky;
  z-index: ${tokens.layer.header};
  inset-block-start: 0;
  border-block-end: 1px solid ${tokens.color.line};
  background: ${tokens.color.paper};
`;

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space.l};
  min-height: 3.5rem;
`;

const Name = styled.span`
  font-family: ${tokens.font.display};
  font-size: 1.25rem;

  small {
    color: ${tokens.color.inkFaint};
    font-family: ${tokens.font.text};
    font-size: ${tokens.type.small};
  }
`;

const Pages = styled.nav`
  display: flex;
  flex: 1;
  gap: ${tokens.space.l};
  /* On a phone and a tablet below the name and the account, over the whole width. */
  order: 3;
  min-width: 100%;
  overflow-x: auto;

  ${when.wide} {
    order: 0;
    min-width: 0;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${tokens.color.inkSoft};
    text-decoration: none;
    box-shadow: inset 0 -2px 0 transparent;
    ${focusRing}
  }
  a[aria-current='page'] {
    color: ${tokens.color.ink};
    font-weight: 500;
    box-shadow: inset 0 -2px 0 ${tokens.color.accent};
  }
`;

const Account = styled(Row)`
  margin-inline-start: auto;
  color: ${tokens.color.inkFaint};
  font-size: ${tokens.type.small};

  > span {
    display: none;

    ${when.wide} {
      display: inline;
    }
  }
`;

const Main = styled(Container)`
  padding-block: ${tokens.space.xl} ${tokens.space.section};
`;

/** The bar with the console's pages, and the page. */
export function ConsoleLayout() {
  const dispatch = useDispatch<Dispatch>();
  const store = useStore<State>();
  const session = useSelector((state: State) => state.session);
  const signOut = async () => {
    await sendInSession(store, { path: '/session/end' });
    dispatch(left());
    dispatch(registryApi.util.resetApiState());
  };
  return (
    <>
      <Bar>
        <Line>
          <Name>
            Aangan <small>console</small>
          </Name>
          <Pages aria-label="Pages">
            <NavLink to="/" end>
              Channels
            </NavLink>
            <NavLink to="/remotes">Remotes</NavLink>
            <NavLink to="/history">History</NavLink>
            <NavLink to="/compose">Compose</NavLink>
            <NavLink to="/publishing">Publishing</NavLink>
            <NavLink to="/packages">Packages</NavLink>
          </Pages>
          <Account>
            <span>{'email' in session ? session.email : ''}</span>
            <Button variant="quiet" onClick={signOut}>
              Sign out
            </Button>
          </Account>
        </Line>
      </Bar>
      <Main as="main">
        <Outlet />
      </Main>
      <Toaster />
    </>
  );
}
