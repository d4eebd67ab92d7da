import { type Composition, framesPath, type RenderedPage } from '@aangan/manifest';
import { loadingPartAttribute } from '@aangan/manifest/loading-part';
import type { StateOfPage } from './own-parts.ts';
import type { PageStart } from './page-start.ts';

interface MadeForVisitor {
  composition: Composition;
  audience: string;
  /** Undefined where the browser renders the page. */
  rendered: { page: RenderedPage; state: StateOfPage } | undefined;
}

/** Of a part that only the browser can fill: what a guest has saved there. */
const busy = 'aria-busy="true"';
/** Of a frame, which is as high as its content only once the page listens to it. */
const frame = ` src="${framesPath}`;

/**
 * When a page starts. It may wait until it is used where it is whole without scripts: rendered for a visitor who is not
 * signed in, with nothing that is still to be loaded.
 */
export function chooseStart({ composition, audience, rendered }: MadeForVisitor): PageStart {
  const { shell, remotes } = composition;
  const isWhole =
    rendered !== undefined &&
    !rendered.state.isWaiting &&
    !rendered.page.html.includes(loadingPartAttribute) &&
    !rendered.page.html.includes(busy) &&
    !rendered.page.html.includes(frame);
  const mayWait =
    shell.start === 'on-use' &&
    audience === shell.defaultAudience &&
    // A developer's page shows at once what has changed.
    !remotes.some(({ isLocal }) => isLocal);
  return isWhole && mayWait ? 'on-use' : 'at-once';
}
