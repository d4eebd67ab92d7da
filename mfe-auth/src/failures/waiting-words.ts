/** How long to wait, as one says it: seconds under a minute and a half, else whole minutes. */
export function waitingWords(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
