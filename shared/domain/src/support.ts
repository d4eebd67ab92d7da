/** When support answers, in the time of India. Hours of the day; days as Date has them, Sunday 0. */
export const supportHours = {
  opens: 10,
  closes: 19,
  closedOn: 0,
  replyWithinWorkingHours: 24,
} as const;

/** Messages of the form that writes to support. */
export const ticketMessages = {
  nameRequired: 'Name is required',
  subjectRequired: 'Subject is required',
  messageRequired: 'Message is required',
} as const;

/** Periods that the terms promise. */
export const policyPeriods = {
  minimumAge: 18,
  arbitrationAfterDays: 30,
  deletionBusinessDays: 7,
  grievanceAcknowledgedHours: 24,
  grievanceResolvedDays: 15,
} as const;

/** Whether support is open at a moment, and when it opens next where it is not. */
export type SupportState =
  | { isOpen: true }
  | { isOpen: false; opensInDays: number; opensOn: number };

const indiaAheadMs = 5.5 * 60 * 60 * 1000;
const days = 7;

/**
 * Whether support is open at `now`, wherever the visitor is. India has one time zone without summer time: UTC+5:30.
 * @returns for a closed moment, in how many days it opens (0 is today) and the weekday of that day
 */
export function supportStateAt(now: Date): SupportState {
  const there = new Date(now.getTime() + indiaAheadMs);
  const today = there.getUTCDay();
  const isWorkday = today !== supportHours.closedOn;
  const hour = there.getUTCHours();
  if (isWorkday && hour >= supportHours.opens && hour < supportHours.closes)
    return { isOpen: true };
  if (isWorkday && hour < supportHours.opens)
    return { isOpen: false, opensInDays: 0, opensOn: today };
  const opensInDays = (today + 1) % days === supportHours.closedOn ? 2 : 1;
  return { isOpen: false, opensInDays, opensOn: (today + opensInDays) % days };
}
