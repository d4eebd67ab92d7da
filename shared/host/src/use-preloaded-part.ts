import { useHost } from './host.ts';
import { useWhenIdle } from './when-idle.ts';

/** Fetches the code of another remote's component when the browser is idle, so that it is there when it is asked for. */
export function usePreloadedPart(remote: string, expose: string): void {
  const host = useHost();
  useWhenIdle(() => host.preloadPart(remote, expose));
}
