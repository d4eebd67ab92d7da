import { auditLabel } from '@aangan/domain';
import { useSentences } from '@aangan/messages';
import { useLingui } from '@lingui/react/macro';
import { useDates } from '../frame/use-dates.ts';

interface AuditEvent {
  kind: string;
  times: number;
  device: string | null;
  network: string | null;
  happened_at: string;
}

/** What pages say of an event in an account's history. */
export function useEventTexts() {
  const { t } = useLingui();
  const say = useSentences();
  const { momentOf } = useDates();
  return {
    /** "Signed in", or "Wrong password, 3 times". */
    titleOf({ kind, times }: AuditEvent): string {
      const label = say(auditLabel(kind));
      return times > 1 ? t({ id: 'auth.event-times', message: `${label}, ${times} times` }) : label;
    },
    /** When it happened, and on which device of which network where that is known. */
    factsOf({ device, network, happened_at }: AuditEvent): string[] {
      const place = network && t({ id: 'auth.event-network', message: `network ${network}` });
      return [momentOf(happened_at), ...(device ? [say(device)] : []), ...(place ? [place] : [])];
    },
  };
}
