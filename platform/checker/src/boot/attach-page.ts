import type { DevTools } from './devtools.ts';

/** How a page is reached, and the context that no other page shares. */
interface AttachedPage {
  browserContextId: string;
  sessionId: string;
  targetId: string;
}

/** Opens an empty page in a context of its own, and attaches to it. */
export async function attachPage(devTools: DevTools): Promise<AttachedPage> {
  const { browserContextId } = await devTools.send<{ browserContextId: string }>(
    'Target.createBrowserContext',
    { disposeOnDetach: true },
  );
  const { targetId } = await devTools.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await devTools.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  return { browserContextId, sessionId, targetId };
}
