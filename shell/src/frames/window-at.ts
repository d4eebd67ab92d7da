/**
 * What a router takes for the browser's window: an address and a history of its own. Those of the frame stay as they
 * are, so that Back is the page's.
 */
export function windowAt(address: string): Window {
  const location = new URL(address, window.location.href);
  let state: unknown = null;
  const move = (next: unknown, _title: string, to?: string) => {
    state = next;
    if (to) location.href = new URL(to, location).href;
  };
  const history = {
    get state() {
      return state;
    },
    pushState: move,
    replaceState: move,
    go: () => undefined,
  };
  const listen = { addEventListener: () => undefined, removeEventListener: () => undefined };
  return { location, history, document, ...listen } as unknown as Window;
}
