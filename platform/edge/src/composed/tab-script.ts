import { shellName } from '@aangan/manifest';
import {
  composedBannerId,
  localBaseUrl,
  localShellScript,
  tabGrantKey,
} from '@aangan/manifest/local-remote';
import { nonceHole } from '../document/nonce-document.ts';

/** A page of a tab that may load servers of its computer. */
export interface TabPage {
  /** Stored by the tab, which loads the next page with it. */
  token: string;
  /** The page's address without the token. */
  address: string;
  /** The address of the same page without what the server on the visitor's computer serves. */
  away: string;
  /** Whether that server did not answer: the page then consists of releases only. */
  isAway: boolean;
}

/** How long the server on the visitor's computer may take to send the shell, in milliseconds. */
const patienceMs = 8_000;

interface Told extends Omit<TabPage, 'isAway'> {
  key: string;
  banner: string;
  /** The address of the shell's script; null if the page consists of releases only. */
  script: string | null;
  /** What the banner says while the browser asks whether the site may reach this computer, and after a refusal. */
  asks: string;
  denied: string;
  patienceMs: number;
}

/**
 * Runs in the page before everything else. It stores the token, removes it from the address, prepares what React's hot
 * updates need (they find the renderers that React registers there), and loads the shell from the visitor's computer.
 * If that does not answer, it opens the page without it. A browser that asks the visitor first (Chrome from 142, for a
 * site that is not itself on this computer) holds the request back; the script does not give up meanwhile.
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
  const deniedKey = told.key + '-denied';
  const permission = async () => {
    if (/^(localhost|127\\.0\\.0\\.1|\\[::1\\])$/.test(location.hostname)) return undefined;
    for (const name of ['loopback-network', 'local-network-access']) {
      const status = await navigator.permissions?.query({ name }).catch(() => undefined);
      if (status) return status;
    }
  };
  addEventListener('DOMContentLoaded', async () => {
    const leave = document.querySelector('#' + told.banner + ' a');
    const summary = document.querySelector('#' + told.banner + ' summary');
    leave?.addEventListener('click', () => sessionStorage.removeItem(told.key));
    if (told.script === null) {
      if (sessionStorage.getItem(deniedKey)) summary.textContent = told.denied;
      sessionStorage.removeItem(deniedKey);
      return;
    }
    const asked = await permission();
    let timer;
    const withoutIt = () => {
      clearTimeout(timer);
      if (asked?.state === 'denied') sessionStorage.setItem(deniedKey, '1');
      location.replace(told.away);
    };
    const wait = () => {
      clearTimeout(timer);
      if (asked?.state === 'denied') withoutIt();
      else if (asked?.state === 'prompt') summary.textContent = told.asks;
      else timer = setTimeout(withoutIt, told.patienceMs);
    };
    const script = document.createElement('script');
    script.src = told.script;
    script.crossOrigin = 'anonymous';
    script.onload = () => {
      clearTimeout(timer);
      if (asked) asked.onchange = null;
    };
    script.onerror = withoutIt;
    if (asked) asked.onchange = wait;
    wait();
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
    ...page,
    key: tabGrantKey,
    banner: composedBannerId,
    patienceMs,
    asks: `Composed page: the browser asks whether this site may reach this computer. Allow it, to load ${origin}`,
    denied: `Composed page: the browser does not let this site reach ${origin}, so these are the deployed releases. Allow “local network” for this site in its settings, and open the link again`,
    script: isAway ? null : localBaseUrl(origin, shellName) + localShellScript,
  };
  const text = JSON.stringify(told).replace(/</g, '\\u003c');
  return `<script nonce="${nonceHole}">(${begin})(${text})</script>`;
}
