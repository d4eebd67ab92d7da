import { Row } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FlushButton } from '../frame/flush-button.tsx';
import type { ProofWay } from './proof-requests.ts';

const labels = {
  passkey: msg({ id: 'auth.use-passkey', message: 'Use a passkey' }),
  app: msg({ id: 'auth.use-app', message: 'Use the authenticator app' }),
  'recovery-code': msg({ id: 'auth.use-recovery-code', message: 'Use a recovery code' }),
  password: msg({ id: 'auth.use-password', message: 'Use your password' }),
} as const;

interface WaySwitchProps {
  ways: readonly ProofWay[];
  onChoose: (way: ProofWay) => void;
}

/** The other ways in which the same can be proved. */
export function WaySwitch({ ways, onChoose }: WaySwitchProps) {
  const { i18n } = useLingui();
  if (ways.length === 0) return null;
  return (
    <Row gap="m">
      {ways.map((way) => (
        <FlushButton key={way} type="button" size="small" onClick={() => onChoose(way)}>
          {i18n._(labels[way])}
        </FlushButton>
      ))}
    </Row>
  );
}
