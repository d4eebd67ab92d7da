import type { BootLimits } from './boot-order.ts';
import { origin } from './candidate-site.ts';
import { replacedNatives } from './natives.ts';
import type { OpenPage } from './open-page.ts';
import { lookOutside, type Outside, stylesOutside } from './outside.ts';

/** What a page has done to state that all remotes share. */
export interface Conduct {
  /** Names of the browser's functions that it has replaced. */
  natives: string[];
  storedBytes: number;
  /** Fields for passwords that lie over the page. */
  passwordLayers: number;
  outside: Outside;
}

/** Another remote's part may open a dialog after a press, but here nothing was pressed. */
const passwordLayers = `[...document.querySelectorAll('input[type=password]')].filter((field) => {
  if (!field.checkVisibility({ visibilityProperty: true })) return false;
  const main = document.querySelector('main') ?? document.body;
  if (!main.contains(field) || field.closest('dialog[open], [popover]')) return true;
  for (let place = field; place !== main; place = place.parentElement) {
    if (getComputedStyle(place).position === 'fixed') return true;
  }
  return false;
}).length`;

const look = `({
  natives: ${replacedNatives},
  storedBytes: [localStorage, sessionStorage].flatMap(Object.entries).flat().join('').length * 2,
  passwordLayers: ${passwordLayers},
  outside: ${lookOutside},
})`;

/** Looks at what a page has done. */
export async function conductOf(page: OpenPage): Promise<Conduct> {
  const [conduct, { usage }] = await Promise.all([
    page.evaluate<Conduct>(look),
    page.send<{ usage: number }>('Storage.getUsageAndQuota', { origin }),
  ]);
  return { ...conduct, storedBytes: conduct.storedBytes + usage };
}

/**
 * Forbidden actions of a page.
 * @param alone what the page does while the candidates' files are withheld, which is not the candidates' doing
 */
export function conductProblems(
  page: Conduct,
  alone: Conduct | undefined,
  { maxStoredBytes }: Pick<BootLimits, 'maxStoredBytes'>,
): string[] {
  if (!alone) return [];
  const problems = stylesOutside(page.outside, alone.outside);
  const replaced = page.natives.filter((name) => !alone.natives.includes(name));
  if (replaced.length > 0) {
    problems.push(`it replaces functions of the browser: ${replaced.slice(0, 5).join(', ')}`);
  }
  const stored = page.storedBytes - alone.storedBytes;
  if (stored > maxStoredBytes) {
    const [kilobytes, max] = [stored, maxStoredBytes].map((bytes) => Math.round(bytes / 1024));
    problems.push(`it stores ${kilobytes} kB in the browser, where ${max} are allowed`);
  }
  if (page.passwordLayers > alone.passwordLayers) {
    problems.push('it lays a field for a password over the page, though nothing was pressed');
  }
  return problems;
}
