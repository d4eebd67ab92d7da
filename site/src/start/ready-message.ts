import type { StartSettings } from '../start-settings.ts';
import { consoleAddress } from './served-channels.ts';

/** The last lines of a start: the addresses of the site, and in demo mode the accounts. */
export function readyMessage({ publicUrl, consoleUrl, port, seed }: StartSettings): string {
  const demo =
    seed.kind === 'demo'
      ? [
          '  Demo accounts      client@, designer@, architect@, vendor@, operator@, integrator@aangan.test',
          '                     password courtyard-demo',
        ]
      : [];
  return [
    '',
    `Aangan is ready at ${publicUrl}`,
    '',
    `  Staging channel    http://localhost:${port + 1}`,
    `  Console            ${consoleAddress({ consoleUrl, port })}`,
    `  API documentation  ${publicUrl}/api/docs`,
    ...demo,
    '',
    '  Ctrl-C stops it.',
  ].join('\n');
}
