import { auditLabel } from '@aangan/domain';

const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

interface AuditEvent {
  kind: string;
  times: number;
  device: string | null;
  network: string | null;
  happened_at: string;
}

/** "Signed in", or "Wrong password, 3 times". */
export const eventTitle = ({ kind, times }: AuditEvent): string =>
  times > 1 ? `${auditLabel(kind)}, ${times} times` : auditLabel(kind);

/** When it happened, and on which device of which network where that is known. */
export const eventFacts = ({ device, network, happened_at }: AuditEvent): string[] => [
  moment.format(new Date(happened_at)),
  ...(device ? [device] : []),
  ...(network ? [`network ${network}`] : []),
];
