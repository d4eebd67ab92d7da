import { useLingui } from '@lingui/react/macro';
import { Button, type ButtonProps } from '../button/button.tsx';
import { useNetworkReturn } from '../page/use-network-return.ts';

export interface TryAgainProps extends Omit<ButtonProps, 'onClick'> {
  /** Repeats a failed load. Not for requests that send data: only the visitor may repeat those. */
  onRetry: () => unknown;
}

/** "Try again" beside something that could not be loaded. Also retries by itself when the network returns. */
export function TryAgain({ onRetry, busy = false, children, ...rest }: TryAgainProps) {
  const { t } = useLingui();
  useNetworkReturn(() => busy || onRetry());
  return (
    <Button variant="secondary" {...rest} busy={busy} onClick={() => void onRetry()}>
      {children ?? t({ id: 'ui.try-again', message: 'Try again' })}
    </Button>
  );
}
