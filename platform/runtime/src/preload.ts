import type { LoadableRelease } from '@aangan/manifest';
import type { DescribedRemotes } from './described-remotes.ts';

/**
 * Asks the browser to fetch, but not run, what an exposed module needs: when a visitor hovers over a link, its page is
 * often there before the click.
 */
export function preloadExpose(release: LoadableRelease, expose: string, document: Document): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  const paths = release.exposes[expose];
  // Of a remote that runs in frames a page has no modules.
  if (!paths) return;
  for (const path of [release.entry, ...paths]) {
    const href = release.baseUrl + path;
    if (document.head.querySelector(`link[rel="preload"][href="${CSS.escape(href)}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = href;
    link.nonce = nonce;
    // A preload must match the later request, which is made with integrity and CORS.
    link.crossOrigin = 'anonymous';
    link.integrity = release.integrity[path] ?? '';
    document.head.append(link);
  }
}

/** Preloads modules of remotes that are described first. What cannot be described is not preloaded. */
export function createPreload(
  { describe }: Pick<DescribedRemotes, 'describe'>,
  document: Document,
): (remote: string, expose: string) => void {
  return (remote, expose) => {
    describe(remote).then(
      (release) => preloadExpose(release, expose, document),
      () => undefined,
    );
  };
}
