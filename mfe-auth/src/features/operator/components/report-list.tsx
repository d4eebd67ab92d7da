import { isolated } from '@aangan/domain';
import { useSentences } from '@aangan/messages';
import { Muted, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { useDates } from '../../../frame/use-dates.ts';
import { QuotedText } from './quoted-text.tsx';

const List = styled.ul`
  grid-column: 1 / -1;
  display: grid;
  gap: ${tokens.space.s};
  margin: 0;
  padding: ${tokens.space.s} ${tokens.space.m};
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.paperDeep};
  list-style: none;
`;

interface ReportListProps {
  reports: readonly {
    id: number;
    reason: string;
    text: string;
    /** Null once the reporter's account is erased. */
    reporter_name: string | null;
    created_at: string;
  }[];
  /** What the reasons are called. */
  reasons: readonly { id: string; label: string }[];
}

/** Who reported something, when and why; nothing without reports. */
export function ReportList({ reports, reasons }: ReportListProps) {
  const { t } = useLingui();
  const say = useSentences();
  const { dayOf } = useDates();
  if (reports.length === 0) return null;
  const gone = t({ id: 'auth.deleted-account', message: 'A deleted account' });
  return (
    <List aria-label={t({ id: 'auth.reports', message: 'Reports' })}>
      {reports.map(({ id, reason, text, reporter_name, created_at }) => (
        <li key={id}>
          <strong>{say(reasons.find((one) => one.id === reason)?.label ?? reason)}</strong>
          <Muted>{`${reporter_name === null ? gone : isolated(reporter_name)}, ${dayOf(created_at)}`}</Muted>
          {text && <QuotedText>{text}</QuotedText>}
        </li>
      ))}
    </List>
  );
}
