/** Where `aangan dev` serves a remote. */
export const usualServer = 'http://localhost:3100';

/** Whether a choice is a server's address rather than a release. */
export const isServer = (choice: string) => !/^[0-9a-f]{16}$/.test(choice);

/** The origin of a pasted address; undefined unless it is a server of this computer with a port. */
export function localOrigin(text: string): string | undefined {
  const url = URL.parse(text.trim());
  if (url?.protocol !== 'http:' || url.port === '') return undefined;
  return ['localhost', '127.0.0.1'].includes(url.hostname) ? url.origin : undefined;
}
