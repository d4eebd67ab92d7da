import type { SiteComposition } from '@aangan/manifest';
import { matchPath } from '@aangan/manifest/routes';
import { RemoteComponent } from '../remote-component.tsx';
import { SlotExtensions } from '../slot-extensions.tsx';

/** Who made an element of a page. */
export interface Made {
  /** The remote's name, or `shell`. */
  name: string;
  /** The module that shows it, or the path that a link leads to; absent for what the shell shows itself. */
  part?: string;
  /** The slot that it is in, where a remote put it into one. */
  slot?: string;
  /** What the part shows, in the page. */
  elements: readonly Element[];
}

/** What React keeps of a component that is shown. */
interface Fiber {
  type: unknown;
  memoizedProps: Record<string, unknown> | null;
  stateNode: unknown;
  return: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

const shell = 'shell';

/**
 * Who made an element. React is asked, which knows of each element the components around it, also of dialogs that it
 * shows elsewhere: marks in the page would change what its styles select, on this channel only.
 */
export function madeBy(element: Element, { remotes }: Pick<SiteComposition, 'remotes'>): Made {
  const part = partAround(fiberOf(element));
  if (!part) return linkOf(element, remotes) ?? { name: shell, elements: [element] };
  const { remote, expose } = part.memoizedProps as { remote: string; expose: string };
  const slot = slotAround(part);
  const elements = elementsOf(part.child);
  return {
    name: remote,
    part: expose,
    ...(slot !== undefined && { slot }),
    elements: elements.length > 0 ? elements : [element],
  };
}

/**
 * A link that the shell draws in a slot, of the remote whose page it leads to. A remote can draw the same, so React is
 * asked first.
 */
function linkOf(element: Element, remotes: SiteComposition['remotes']): Made | undefined {
  const slot = element.closest('[data-link-slot]')?.getAttribute('data-link-slot');
  const anchor = element.closest('a');
  if (!slot || !anchor) return undefined;
  const routes = remotes.flatMap((remote) =>
    remote.routes
      .filter(({ link }) => link?.slot === slot)
      .map(({ path }) => ({ path, name: remote.name })),
  );
  const found = matchPath(routes, anchor.pathname)?.path;
  return found && { name: found.name, part: found.path, slot, elements: [anchor] };
}

/** The innermost component that React shows the element with. What it has not taken over yet has none. */
function fiberOf(element: Element): Fiber | null {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const key = Object.keys(at).find((name) => name.startsWith('__reactFiber$'));
    if (key) return (at as unknown as Record<string, Fiber>)[key] ?? null;
  }
  return null;
}

function partAround(fiber: Fiber | null): Fiber | undefined {
  for (let at = fiber; at; at = at.return) if (at.type === RemoteComponent) return at;
  return undefined;
}

/** The slot that shows a part itself; undefined where a page or another part does. */
function slotAround(part: Fiber): string | undefined {
  for (let at = part.return; at && at.type !== RemoteComponent; at = at.return) {
    if (at.type === SlotExtensions) return String(at.memoizedProps?.name);
  }
  return undefined;
}

/** The outermost elements of a component and those beside it. */
function elementsOf(fiber: Fiber | null): Element[] {
  const elements: Element[] = [];
  for (let at = fiber; at; at = at.sibling) {
    if (at.stateNode instanceof Element) elements.push(at.stateNode);
    else elements.push(...elementsOf(at.child));
  }
  return elements;
}
