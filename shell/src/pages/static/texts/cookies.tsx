import type { PageText } from '../page-text.ts';

/** /cookies: what is stored in the browser and why. */
export const cookies: PageText = {
  lede: (
    <span>
      This site sets one cookie once you sign in, two more with “Remember me”, another while a firm
      connects Instagram, a third at times when a part of the visitors tries out a new version, and
      one for the language that you choose or were offered. It has no trackers. Here is all that
      your browser stores for it, and why.
    </span>
  ),
  sections: [
    {
      id: 'signed-in',
      title: 'While you are signed in',
      body: (
        <>
          <p>What keeps you signed in is forgotten when you sign out:</p>
          <dl>
            <dt>
              <code>token</code>, <code>refreshToken</code>
            </dt>
            <dd>prove to our servers who you are.</dd>
            <dt>
              <code>isVendor</code>
            </dt>
            <dd>says whether yours is a vendor’s account.</dd>
            <dt>
              <code>aangan-audience</code>, the cookie
            </dt>
            <dd>
              says what kind of account yours is, so that the right home page is shown at once. It
              is kept for 30 days, holds no secret, and gives access to nothing.
            </dd>
            <dt>
              <code>aangan-session</code> and <code>aangan-remembered</code>, two cookies
            </dt>
            <dd>
              keep you signed in with “Remember me” where the browser deletes the others, as Safari
              does after seven days without a visit. Only our servers can read the first one; the
              second says that there is one. They are kept for 30 days after your last visit.
            </dd>
          </dl>
          <p>
            With “Remember me” they stay until you sign out. Without it they go when you close the
            tab.
          </p>
          <dl>
            <dt>
              <code>aangan.session-ended</code>
            </dt>
            <dd>
              is written when you are signed out without asking for it, so that the sign-in page can
              say so. It goes when you sign in again.
            </dd>
          </dl>
        </>
      ),
    },
    {
      id: 'instagram',
      title: 'While you connect Instagram',
      body: (
        <dl>
          <dt>
            <code>aangan-instagram</code>, the cookie
          </dt>
          <dd>
            ties the connection to the browser that you began it in. Only firms that connect
            Instagram have it, for ten minutes at most.
          </dd>
        </dl>
      ),
    },
    {
      id: 'new-versions',
      title: 'While a new version is tried out',
      body: (
        <dl>
          <dt>
            <code>aangan-visitor</code>, the cookie
          </dt>
          <dd>
            is a random number, so that you stay with one version of the site while only a part of
            the visitors gets a new one. It is set at such times only, is kept for a year, and is
            not connected to your account. What a page tells of its speed and its failures counts
            once for each such number, of which we keep an irreversible code for two weeks at most.
          </dd>
          <dt>
            <code>aangan-came</code>, the cookie
          </dt>
          <dd>
            says which versions of the site your browser got first and last, so that how fast a new
            one is is compared among visitors whose browsers have stored the same. Everybody who
            came meanwhile has the same. It is kept for a year.
          </dd>
        </dl>
      ),
    },
    {
      id: 'language',
      title: 'The language that you read in',
      body: (
        <dl>
          <dt>
            <code>aangan-language</code>, the cookie
          </dt>
          <dd>
            remembers the language that you chose here, or that we have offered you, so that you are
            asked once. It is kept for a year.
          </dd>
          <dt>
            <code>aangan.language-change</code>
          </dt>
          <dd>
            takes what you have typed, and how far you had scrolled, to the page in the other
            language. It goes when that page opens.
          </dd>
        </dl>
      ),
    },
    {
      id: 'drafts',
      title: 'What you have typed and not yet sent',
      body: (
        <>
          <p>So that a reload loses nothing:</p>
          <dl>
            <dt>
              <code>aangan.draft.…</code>
            </dt>
            <dd>
              holds the changes of a form. It goes when you save or discard them; until then it
              stays, even when you sign out. The draft of a message to our support goes when you
              close the tab; one of a conversation goes when another account opens a conversation in
              this browser.
            </dd>
            <dt>
              <code>aangan.instagram-connect.…</code>
            </dt>
            <dd>
              holds the address of Instagram’s page while you connect a profile, so that you can go
              on there. It goes when you return.
            </dd>
          </dl>
        </>
      ),
    },
    {
      id: 'boards',
      title: 'What you save',
      body: (
        <dl>
          <dt>
            <code>aangan.board</code>
          </dt>
          <dd>
            is your board while you are not signed in: what you have saved, your notes and when. It
            moves to your account when you sign in, and goes when you take everything off it.
          </dd>
          <dt>
            <code>aangan.unsent-saves.…</code>
          </dt>
          <dd>holds what you save while you are offline. It goes as soon as it is sent.</dd>
        </dl>
      ),
    },
    {
      id: 'back',
      title: 'Where you were on a page',
      body: (
        <dl>
          <dt>
            <code>react-router-scroll-positions</code>
          </dt>
          <dd>
            remembers how far you had scrolled, so that Back brings you there. It goes when you
            close the tab.
          </dd>
        </dl>
      ),
    },
    {
      id: 'videos',
      title: 'Videos',
      body: (
        <p>
          A YouTube video is loaded once you press play, from YouTube’s host that sets no cookies.
          What YouTube stores in the browser for its player is described by YouTube.
        </p>
      ),
    },
    {
      id: 'removing',
      title: 'Removing it',
      body: (
        <p>
          Sign out to forget your session. Clearing this site’s data in your browser’s settings
          removes the rest; what you have saved in your account is not touched.
        </p>
      ),
    },
  ],
};
