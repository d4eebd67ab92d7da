import { auditLabel } from '@aangan/domain';
import { type MessageDescriptor, useSentences } from '@aangan/messages';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useDates } from '../frame/use-dates.ts';

interface AuditEvent {
  kind: string;
  times: number;
  device: string | null;
  network: string | null;
  happened_at: string;
  proved_by?: string | null;
}

const proofs: Readonly<Record<string, MessageDescriptor>> = {
  password: msg({ id: 'auth.proved-by-password', message: 'proved with the password' }),
  passkey: msg({ id: 'auth.proved-by-passkey', message: 'proved with a passkey' }),
  app: msg({ id: 'auth.proved-by-app', message: 'proved with an authenticator app' }),
  'recovery-code': msg({
    id: 'auth.proved-by-recovery-code',
    message: 'proved with a recovery code',
  }),
};

/** What pages say of an event in an account's history. */
export function useEventTexts() {
  const { t, i18n } = useLingui();
  const say = useSentences();
  const { momentOf } = useDates();
  return {
    /** "Signed in", or "Wrong password, 3 times". */
    titleOf({ kind, times }: AuditEvent): string {
      const label = say(auditLabel(kind));
      return times > 1 ? t({ id: 'auth.event-times', message: `${label}, ${times} times` }) : label;
    },
    /** When it happened, and on which device of which network where that is known. */
    factsOf({ device, network, happened_at, proved_by }: AuditEvent): string[] {
      const place = network && t({ id: 'auth.event-network', message: `network ${network}` });
      const proof = proofs[proved_by ?? ''];
      return [
        momentOf(happened_at),
        ...(device ? [say(device)] : []),
        ...(place ? [place] : []),
        ...(proof ? [i18n._(proof)] : []),
      ];
    },
  };
}
