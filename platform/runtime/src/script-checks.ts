import type { LoadableRelease } from '@aangan/manifest';
import { scriptHook } from '@aangan/manifest/script-hook';

/** The scripts of a release: where they are, and the SRI of each. */
export type CheckedRelease = Pick<LoadableRelease, 'baseUrl' | 'integrity'>;

/** Gives every script that is loaded in this page the integrity that its release was published with. */
export interface ScriptChecks {
  /** Makes the scripts of a release known. */
  know(release: CheckedRelease): void;
  /** Lets the scripts below an address run without a hash: those of a server on the visitor's computer. */
  trust(baseUrl: string): void;
  /** Changes the addresses of a release's scripts from now on: a request that hangs keeps its address busy. */
  retry(release: CheckedRelease, retry: number): void;
  /** To be called with a script before it is put into the page. One that is not known is refused by the browser. */
  prepare(script: HTMLScriptElement): void;
}

/** A hash that no content has: with it the browser never runs the script. */
const noContent = `sha384-${'A'.repeat(64)}`;

/** The checks, in use for the chunks of every build as soon as they are made. */
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
