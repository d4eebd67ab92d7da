import type { ApiClient } from '@aangan/api-client';
import type { Host, RemotePartProps, Session, SessionSource } from '@aangan/host';
import { audienceOf, createHost, createHostStore, signInPath } from '@aangan/host/create';
import { OutsideLink } from '@aangan/ui';

interface GuestHostOptions {
  client: ApiClient;
  /** The site's origin. */
  site: string;
  /** Returns the page's current path on the site. */
  address: () => string;
}

/** The host of a remote in another site's page: the visitor is signed out, and there are no other remotes. */
export function createGuestHost({ client, site, address }: GuestHostOptions): Host {
  const { store, injectApi } = createHostStore({ guest: () => true }, client);
  const session = guestSession(() => window.location.assign(site + signInPath));
  return createHost({
    session,
    client,
    store,
    injectApi,
    RemotePart: function GuestPart({ remote }: RemotePartProps<object>) {
      return (
        <OutsideLink href={site + address()} data-remote={remote}>
          {`Continue on ${new URL(site).host}`}
        </OutsideLink>
      );
    },
  });
}

/** Signing in happens on the site, because pages of another origin must not see a password. */
function guestSession(goToSignIn: () => void): SessionSource {
  const signIn = () => {
    goToSignIn();
    return new Promise<never>(() => undefined);
  };
  const session: Session = {
    status: 'signed-out',
    user: null,
    audience: audienceOf(null),
    signIn,
    register: signIn,
    signOut: () => Promise.resolve(),
    check: () => Promise.resolve(),
  };
  return { current: () => session, subscribe: () => () => undefined };
}
