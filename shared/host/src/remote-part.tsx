import type { RemotePartProps } from './remote-part-props.ts';
import { useSessionHost } from './session-host.ts';

/**
 * Another team's component within one's own page. The remote that uses it declares it in `consumes`; the
 * host of the page (shell, test, or a remote's own start) knows how to find it. It fails by itself: what
 * is around it stays (architecture.md, "Who may import whom").
 */
export function RemotePart<Props extends object>(options: RemotePartProps<Props>) {
  const { remote, expose, props, loading, failed } = options;
  const { RemotePart: Part } = useSessionHost();
  return <Part remote={remote} expose={expose} props={props} loading={loading} failed={failed} />;
}
