/** The query parameter that opens a composition: `/?compose=<token>`. An empty value leads back to the channel. */
export const composeParameter = 'compose';

/** The id of the banner above a composed page. */
export const composedBannerId = 'aangan-composed';

/** The key of sessionStorage under which a tab holds its grant to load remotes of this computer. */
export const tabGrantKey = 'aangan-local';

/** The container's script of a remote that a developer's machine serves, below {@link localBaseUrl}. */
export const localEntry = 'entry.js';

/**
 * The script of the development shell that is served beside it: a production React cannot show a remote of a
 * development build.
 */
export const localShellScript = 'shell.js';

/**
 * Where a developer's machine serves the shell or a remote.
 * @param origin such as `http://localhost:3100`
 * @returns an address that ends in a slash
 */
export function localBaseUrl(origin: string, name: string): string {
  return `${origin}/aangan/${name}/`;
}
