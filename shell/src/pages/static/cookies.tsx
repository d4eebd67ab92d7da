/** /cookies: what is stored in the browser and why (decisions.md, Routes). */
export function Cookies() {
  return (
    <>
      <p>Aangan sets no cookies, and nobody else’s either: there are no trackers on this site.</p>
      <h2>While you are signed in</h2>
      <p>Your browser stores what keeps you signed in, and forgets it when you sign out:</p>
      <ul>
        <li>
          <code>token</code> and <code>refreshToken</code> prove to our servers who you are.
        </li>
        <li>
          <code>isVendor</code> says whether yours is a vendor’s account.
        </li>
      </ul>
      <p>
        With “Remember me” they stay until you sign out. Without it they go when you close the tab.
      </p>
    </>
  );
}
