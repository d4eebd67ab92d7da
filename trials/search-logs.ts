import type { Report } from './many/table.ts';

/** What the writers and visitors of the trials have sent and been given: none of it may stand in a log. */
const secrets: Record<string, RegExp> = {
  'mail addresses': /\b[\w.+-]+@(?:trial\.example|aangan\.test|example\.(?:com|in))\b/,
  'phone numbers': /\+?91[ -]?(?:80[ -]?(?:4125|1234)|98200)/,
  names: /\bmark[0-9a-f]{16}\b|\bMeera\b|\bIyer\b|\bNair\b|\bAsha Rao\b/,
  addresses: /Lavelle Road/,
  'what was written': /A house around a court|Quiet rooms around a court|a designer in Pune/,
  passwords: /courtyard-demo|a good password of the trial|a house with a jhoola/,
  'access tokens': /\beyJ[\w-]{10,}\.eyJ/,
  'other tokens': /(?:refresh|token)(?:["'=: ]|%3D){1,4}[\w-]{40,}/i,
};

/** What a start in demo mode tells who sits before it, by intention. */
const announced = /^ +(?:Demo accounts|password courtyard-demo)/;

/**
 * Searches the logs of all processes of a trial.
 * @param more what must not be there either, by its name
 */
export function searchLogs(logs: string, report: Report, more: Record<string, RegExp> = {}): void {
  const found = secretsIn(logs, more);
  const lines = logs.split('\n').length;
  const megabytes = (logs.length / 1e6).toFixed(1);
  report(
    'no log has a secret or personal data',
    lines > 20 && found.length === 0,
    found.join(' | ') || `${lines} lines, ${megabytes} MB`,
  );
}

/**
 * @param more what must not be there either, by its name
 * @returns for each kind of secret that the logs have, its name and the first line that has one
 */
export function secretsIn(logs: string, more: Record<string, RegExp> = {}): string[] {
  const lines = logs.split('\n').filter((line) => !announced.test(line));
  return Object.entries({ ...secrets, ...more }).flatMap(([what, pattern]) => {
    const line = lines.find((one) => pattern.test(one));
    return line === undefined ? [] : [`${what}: ${line.slice(0, 300)}`];
  });
}
