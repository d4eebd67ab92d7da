/** How soon firms answer requests. Hours are those of the day, from 8 to 22 in India: nobody is expected to answer at night. */
export const answerTimes = {
  /** The hours of one day. More are told in days. */
  dayHours: 14,
} as const;

/** What a listing can be narrowed to by the time to answer. */
export const answerSpeeds = [{ id: 'day', label: 'Within a day' }] as const;

/**
 * A time to answer as it is told: in whole hours up to a day of fourteen, else in whole days.
 * @param hours of the day, as the API has them
 */
export function answerWithin(hours: number): { count: number; unit: 'hour' | 'day' } {
  const { dayHours } = answerTimes;
  if (hours <= dayHours) return { count: hours, unit: 'hour' };
  return { count: Math.ceil(hours / dayHours), unit: 'day' };
}
