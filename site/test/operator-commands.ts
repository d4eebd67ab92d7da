import { run } from './site.ts';

/** Runs `aangan operator …` as an account of the demo data. */
export const operate = (site: string, email: string, command: readonly string[]) =>
  run(['operator', ...command, '--registry', site], {
    AANGAN_EMAIL: email,
    AANGAN_PASSWORD: 'courtyard-demo',
  }).exit();
