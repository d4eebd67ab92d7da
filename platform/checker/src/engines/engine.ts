import { readdirSync } from 'node:fs';
import { isReadable } from '@aangan/render/contained-process';

/** An engine other than Chromium's, in which pages are opened where its browser is installed. */
const engines = ['gecko', 'webkit'] as const;
export type Engine = (typeof engines)[number];

/** A browser that is installed. */
export interface InstalledEngine {
  engine: Engine;
  /** The path of the browser. */
  program: string;
}

/** Where systems have the browser of each engine, and what else it needs. */
const programs: Record<Engine, { browsers: () => string[]; needs: string[] }> = {
  gecko: { browsers: () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'], needs: [] },
  webkit: { browsers: miniBrowsers, needs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'] },
};

/** WebKitGTK's own browser is below the folder of the machine's architecture. A glob needs more rights than a list. */
function miniBrowsers(): string[] {
  const folder = '/usr/lib';
  if (!isReadable(folder)) return [];
  return readdirSync(folder).flatMap((architecture) =>
    ['4.1', '4.0'].map((version) => `${folder}/${architecture}/webkit2gtk-${version}/MiniBrowser`),
  );
}

/** The browsers of other engines for what the setting CHECKER_ENGINES says. */
export const enginesFor = (setting: 'installed' | 'chromium'): InstalledEngine[] =>
  setting === 'installed' ? installedEngines() : [];

/** The browsers of other engines that are installed here. */
export function installedEngines(): InstalledEngine[] {
  return engines.flatMap((engine) => {
    const { browsers, needs } = programs[engine];
    const program = browsers().find(isReadable);
    return program !== undefined && needs.every(isReadable) ? [{ engine, program }] : [];
  });
}
