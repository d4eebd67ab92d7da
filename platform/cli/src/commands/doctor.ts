import type { Command } from '../command-line/command.ts';
import { jsonOption, siteOptions } from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { none } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { usualPort } from '../dev/serve-local.ts';
import type { Finding } from '../doctor/finding.ts';
import { formatTable } from '../status/format-table.ts';

const marks = { ok: '✓', note: '–', wrong: '✗' } as const;

export const doctorCommand: Command = {
  name: 'doctor',
  access: 'read',
  summary: 'Looks at this machine and the site, and says what is missing and what to do.',
  options: { json: jsonOption, ...siteOptions },
  details: 'The exit code is 1 where something has to be mended.',
  examples: ['aangan doctor', 'aangan doctor --url https://aangan.example --json'],
  run: async (positionals, values) => {
    none(positionals);
    const settings = siteSettings(values);
    // Loaded here: the checker loads slowly.
    const { lookAtBrowser, lookAtGit, lookAtNode, lookAtNpm, lookAtPort } = await import(
      '../doctor/look-at-machine.ts'
    );
    const { lookAtSite } = await import('../doctor/look-at-site.ts');
    const looked = await Promise.all([
      lookAtNode(),
      lookAtNpm(),
      lookAtGit(),
      lookAtBrowser(settings.browser),
      lookAtPort(usualPort),
      lookAtSite(settings),
    ]);
    const findings = looked.flat();
    printResult(values, { result: { findings }, text: describeFindings(findings) });
    return findings.some(({ state }) => state === 'wrong') ? 1 : 0;
  },
};

function describeFindings(findings: readonly Finding[]): string {
  const rows = findings.map(({ name, state, found }) => [`${marks[state]} ${name}`, found]);
  const todos = findings.flatMap(({ name, todo }) => (todo ? [`  ${name}: ${todo}`] : []));
  return [formatTable(rows), ...(todos.length > 0 ? ['', 'What to do:', ...todos] : [])].join('\n');
}
