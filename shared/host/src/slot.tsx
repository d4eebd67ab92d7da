import { useHost } from './host.ts';
import type { SlotProps } from './slot-contract.ts';

/**
 * A place where other remotes may show something, each in an error boundary of its own. The remote that has it declares
 * it in `slots`; who puts something into it names it in `extensions`, and nothing changes here.
 */
export function Slot<Props extends object>(options: SlotProps<Props>) {
  const { name, props, loading, failed } = options;
  const { Slot: Place } = useHost();
  return <Place name={name} props={props} loading={loading} failed={failed} />;
}
