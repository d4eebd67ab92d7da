import { Button, type ButtonProps } from '../button/button.tsx';
import { useNetworkReturn } from '../page/use-network-return.ts';

export interface TryAgainProps extends Omit<ButtonProps, 'onClick'> {
  /** Asks again for what could not be loaded. Not for what is sent: that waits for the visitor. */
  onRetry: () => unknown;
}

/** "Try again" beside something that could not be loaded. It presses itself when the network returns. */
export function TryAgain({ onRetry, busy = false, children, ...rest }: TryAgainProps) {
  useNetworkReturn(() => busy || onRetry());
  return (
    <Button variant="secondary" {...rest} busy={busy} onClick={() => void onRetry()}>
      {children ?? 'Try again'}
    </Button>
  );
}
