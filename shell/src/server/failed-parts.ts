import type { FailedPart, RenderedPage } from '@aangan/manifest';

type Part = Pick<FailedPart, 'remote' | 'expose'>;

/** The parts of other remotes in a page that is being rendered. */
export interface PartsOfPage {
  /** Notes a part that the page shows. @returns whether it is left to the browser */
  isLeft(part: Part): boolean;
}

/** More parts than a page has: each that may have failed costs one more rendering. */
const maxTried = 20;
const maxDetail = 4_000;

/**
 * Renders a page. Where that throws, it is rendered without any part, and then with one more at a time: what throws
 * with a part and not without it is that part's fault.
 * @throws what the page throws without its parts
 */
export async function renderWithoutFailedParts(
  render: (parts: PartsOfPage) => Promise<RenderedPage>,
): Promise<RenderedPage> {
  const shown = new Map<string, Part>();
  try {
    return await render(partsOf(shown, new Set()));
  } catch (error) {
    if (shown.size === 0 || shown.size > maxTried) throw error;
  }
  const left = new Set(shown.keys());
  let page = await render(partsOf(shown, left));
  const failedParts: FailedPart[] = [];
  // Parts of parts come after those that show them.
  for (const [key, part] of [...shown]) {
    left.delete(key);
    try {
      page = await render(partsOf(shown, left));
    } catch (error) {
      left.add(key);
      failedParts.push({ ...part, detail: describe(error) });
    }
  }
  return failedParts.length > 0 ? { ...page, failedParts } : page;
}

function partsOf(shown: Map<string, Part>, left: ReadonlySet<string>): PartsOfPage {
  return {
    isLeft: ({ remote, expose }) => {
      const key = `${remote} ${expose}`;
      shown.set(key, { remote, expose });
      return left.has(key);
    },
  };
}

/** What was thrown may be anything, and may throw when it is read. */
function describe(error: unknown): string {
  try {
    return String((error as Error | null)?.stack ?? error).slice(0, maxDetail);
  } catch {
    return 'an error that cannot be described';
  }
}
