import { useHost } from './host.ts';
import type { RemotePartProps } from './remote-part-contract.ts';

/**
 * Another team's component within one's own page. The remote that uses it declares it in `consumes`; the host knows
 * how to load it. When it fails, only its own place shows the failure.
 */
export function RemotePart<Props extends object>(options: RemotePartProps<Props>) {
  const { remote, expose, props, loading, failed } = options;
  const { RemotePart: Part } = useHost();
  return <Part remote={remote} expose={expose} props={props} loading={loading} failed={failed} />;
}
