const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

interface Times {
  created_at: string;
  last_used_at: string;
}

/** When a device signed in, which distinguishes devices of the same name, and when it was last used. */
export function sessionTimes({ created_at, last_used_at }: Times) {
  return {
    signedIn: `Signed in on ${moment.format(new Date(created_at))}`,
    lastUsed: `Last used on ${moment.format(new Date(last_used_at))}`,
  };
}
