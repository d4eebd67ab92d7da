/**
 * The alert rules in Prometheus' own promtool (Debian: prometheus): that it can read them, and that each fires for what
 * is wrong, and for nothing else. PROMTOOL names another program.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../ops');
const promtool = process.env.PROMTOOL ?? 'promtool';

export async function trial(): Promise<boolean> {
  const untested = alertsWithoutTest();
  for (const problem of untested) console.error(problem);
  const checked = [
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ].map(runPromtool);
  return untested.length === 0 && checked.every(Boolean);
}

function runPromtool(parameters: string[]): boolean {
  const { error, status } = spawnSync(promtool, parameters, { cwd: folder, stdio: 'inherit' });
  if (error)
    console.error(`${promtool} cannot be run (${error.message}): apt-get install prometheus`);
  return status === 0;
}

/** Each alert must be expected once where it fires, and once where it does not. */
function alertsWithoutTest(): string[] {
  const read = (name: string) => readFileSync(resolve(folder, name), 'utf8');
  const alerts = [...read('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  const tests = read('alerts.test.yml');
  return alerts.flatMap((name) => [
    ...(tests.includes(`- alertname: ${name}\n`) ? [] : [`${name} is never tested to fire`]),
    ...(new RegExp(`alertname: ${name}, .*exp_alerts: \\[\\]`).test(tests)
      ? []
      : [`${name} is never tested to stay silent`]),
  ]);
}
