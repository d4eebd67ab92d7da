import type { logLevels, SettingsOf } from '@aangan/server';
import type { SeedPlan } from 'api';
import type { startSettings } from './config.ts';

/** The settings of a start, defaults filled in. */
export type StartSettings = Omit<
  SettingsOf<typeof startSettings>,
  'publicUrl' | 'seed' | 'logLevel'
> & {
  publicUrl: string;
  seed: SeedPlan;
  logLevel: (typeof logLevels)[number];
  /** Whether a start of the whole site builds the packages for repositories of teams. */
  buildsSdk?: boolean;
};
