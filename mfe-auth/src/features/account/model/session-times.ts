const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

interface Times {
  created_at: string;
  last_used_at: string;
  is_current: boolean;
}

/** When a device signed in, and when it was last used. */
export function sessionTimes({ created_at, last_used_at, is_current }: Times): string {
  const since = `Signed in on ${day.format(new Date(created_at))}`;
  return is_current ? since : `${since}, last used on ${moment.format(new Date(last_used_at))}`;
}
