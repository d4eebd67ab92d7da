import type { Report } from '../many/table.ts';

/** What the writers of the trial have sent and been given: none of it may stand in a log. */
const secrets: Record<string, RegExp> = {
  'mail addresses': /\b[\w.+-]+@(?:trial\.example|aangan\.test)\b/,
  'phone numbers': /\+?91[ -]?80[ -]?(?:4125|1234)/,
  names: /\bmark[0-9a-f]{16}\b|\bMeera\b|\bIyer\b/,
  passwords: /courtyard-demo|a good password of the trial/,
  'access tokens': /\beyJ[\w-]{10,}\.eyJ/,
  'other tokens': /(?:refresh|token)["'=: ]{1,4}[\w-]{40,}/i,
};

/** What a start in demo mode tells who sits before it, by intention. */
const announced = /^ +(?:Demo accounts|password courtyard-demo)/;

/**
 * Searches logs for what a trial has sent.
 * @param more what must not be there either, by its name
 */
export function searchLogs(logs: string, report: Report, more: Record<string, RegExp> = {}): void {
  const lines = logs.split('\n').filter((line) => !announced.test(line));
  const found = Object.entries({ ...secrets, ...more }).flatMap(([what, pattern]) => {
    const line = lines.find((one) => pattern.test(one));
    return line === undefined ? [] : [`${what}: ${line.slice(0, 300)}`];
  });
  const megabytes = (logs.length / 1e6).toFixed(1);
  report(
    'no log has a secret or personal data',
    lines.length > 20 && found.length === 0,
    found.join(' | ') || `${lines.length} lines, ${megabytes} MB`,
  );
}
