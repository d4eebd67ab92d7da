/** Hours of the day in India, 0 to 23; none where both are the same. */
export interface QuietHours {
  from: number;
  to: number;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** India's time is that of UTC and this. */
const indiaMs = 5.5 * hourMs;

/** The same time, or the end of the quiet hours that it is in; both in milliseconds. */
export function afterQuietHours(at: number, { from, to }: QuietHours): number {
  const hour = new Date(at + indiaMs).getUTCHours();
  const isQuiet = from <= to ? hour >= from && hour < to : hour >= from || hour < to;
  if (!isQuiet) return at;
  const end = Math.floor((at + indiaMs) / dayMs) * dayMs + to * hourMs - indiaMs;
  return end > at ? end : end + dayMs;
}
