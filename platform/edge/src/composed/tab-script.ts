import { shellName } from '@aangan/manifest';
import {
  composedBannerId,
  localBaseUrl,
  localShellScript,
  tabGrantKey,
} from '@aangan/manifest/local-remote';
import { nonceHole } from '../page/nonce-document.ts';

/** A page of a tab that may load servers of its computer. */
export interface TabPage {
  /** What the tab keeps, to load the next page in the same way. */
  token: string;
  /** The page's address without the token. */
  address: string;
  /** Where the page is without what the computer's server serves. */
  away: string;
  /** Whether the server did not answer: the page is of releases only. */
  isAway: boolean;
}

/** How long the computer's server may take to send the shell, in milliseconds. */
const patienceMs = 8_000;

interface Told extends Omit<TabPage, 'isAway'> {
  key: string;
  banner: string;
  /** The shell's script; null where the page is of releases only. */
  script: string | null;
  patienceMs: number;
}

/**
 * Runs in the page before everything else. It keeps the token, takes it out of the address, prepares what React's
 * updates in place need (they find the renderers that React registers there), and loads the computer's shell. Where
 * that does not answer, it opens the page without it.
 */
const begin = `(told) => {
  sessionStorage.setItem(told.key, told.token);
  history.replaceState(history.state, '', told.address + location.hash);
  const renderers = new Map();
  const ignore = () => undefined;
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers, supportsFiber: true, checkDCE: ignore, onScheduleFiberRoot: ignore,
    onCommitFiberRoot: ignore, onCommitFiberUnmount: ignore,
    inject: (renderer) => renderers.set(renderers.size + 1, renderer).size,
  };
  addEventListener('DOMContentLoaded', () => {
    const leave = document.querySelector('#' + told.banner + ' a');
    leave?.addEventListener('click', () => sessionStorage.removeItem(told.key));
    if (told.script === null) return;
    const withoutIt = () => location.replace(told.away);
    const timer = setTimeout(withoutIt, told.patienceMs);
    const script = document.createElement('script');
    script.src = told.script;
    script.crossOrigin = 'anonymous';
    script.onload = () => clearTimeout(timer);
    script.onerror = withoutIt;
    document.head.append(script);
  });
}`;

/**
 * The script of a tab's page, in front of everything else in its body.
 * @param origin the server of the visitor's computer
 * @returns HTML, with the hole for the script's nonce
 */
export function tabScript({ isAway, ...page }: TabPage, origin: string): string {
  const told: Told = {
    ...{ ...page, key: tabGrantKey, banner: composedBannerId, patienceMs },
    script: isAway ? null : localBaseUrl(origin, shellName) + localShellScript,
  };
  const text = JSON.stringify(told).replace(/</g, '\\u003c');
  return `<script nonce="${nonceHole}">(${begin})(${text})</script>`;
}
