import type { LoadableRelease } from '@aangan/manifest';
import { scriptHook } from '@aangan/manifest/script-hook';

/** The scripts of a release: where they are, and the SRI of each. */
export type CheckedRelease = Pick<LoadableRelease, 'baseUrl' | 'integrity'>;

/**
 * Sets the `integrity` of every script that is loaded in this page to the hash with which its release was published.
 */
export interface ScriptChecks {
  /** Registers the scripts of a release. */
  know(release: CheckedRelease): void;
  /** Lets the scripts below an address run without a hash: those of a server on the visitor's computer. */
  trust(baseUrl: string): void;
  /** Changes the addresses of a release's scripts: a request that hangs blocks its address. */
  retry(release: CheckedRelease, retry: number): void;
  /** Must be called with a script before it is inserted into the page. The browser then refuses unknown scripts. */
  prepare(script: HTMLScriptElement): void;
}

/** A hash that no content has, so the browser never runs the script. */
const noContent = `sha384-${'A'.repeat(64)}`;

/** Creates the checks, and installs them for the chunks of every build. */
export function createScriptChecks(): ScriptChecks {
  const integrityOf = new Map<string, string>();
  const retries = new Map<string, number>();
  const trusted = new Set<string>();

  const prepare = (script: HTMLScriptElement) => {
    const url = new URL(script.src);
    url.search = '';
    script.crossOrigin = 'anonymous';
    if (trusted.has(new URL('.', url).href)) return;
    script.integrity = integrityOf.get(url.href) ?? noContent;
    const retry = retries.get(new URL('.', url).href);
    if (retry === undefined) return;
    url.searchParams.set('retry', String(retry));
    script.src = url.href;
  };
  Object.assign(globalThis, { [scriptHook]: prepare });

  return {
    prepare,
    know: ({ baseUrl, integrity }) => {
      for (const [path, hash] of Object.entries(integrity)) {
        integrityOf.set(addressOf(baseUrl + path), hash);
      }
    },
    trust: (baseUrl) => {
      trusted.add(addressOf(baseUrl));
    },
    retry: ({ baseUrl }, retry) => {
      retries.set(addressOf(baseUrl), retry);
    },
  };
}

function addressOf(path: string): string {
  return new URL(path, document.baseURI).href;
}
