/** Sessions of operators and integrators are short: after this many hours, and minutes without a request. */
const privilegedHours = 12;
const privilegedIdleMinutes = 30;

/** SQL: whether a session that is neither revoked nor over still works, with the rows `session` and `account`. */
export const isInTime = `(not (account.is_staff or account.is_integrator)
  or (session.created_at > now() - interval '${privilegedHours} hours'
    and session.last_used_at > now() - interval '${privilegedIdleMinutes} minutes'))`;

/** SQL: whether an account has a session that works, with the row `account`. */
export const isSignedIn = `exists (select from session where session.account_id = account.id
  and session.revoked_at is null and session.expires_at > now() and ${isInTime})`;
