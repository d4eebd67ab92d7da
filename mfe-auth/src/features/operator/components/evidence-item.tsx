import { evidenceKinds, isolated, longDay, stateOfGstin } from '@aangan/domain';
import { useHost } from '@aangan/host';
import { useSentences } from '@aangan/messages';
import { Badge, Button, Muted, Notice, Row, Stack, Subheading } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { LinkBeside } from '../../../frame/link-beside.tsx';
import { useDates } from '../../../frame/use-dates.ts';
import type { GivenEvidence } from '../api/evidence.ts';
import { publicPage } from '../model/operator-labels.ts';
import { DecisionButtons, DecisionCard } from './decision-card.tsx';
import { DocumentButton } from './document-button.tsx';
import { EvidenceWarnings } from './evidence-warnings.tsx';
import { QuotedText } from './quoted-text.tsx';

const Facts = styled(Stack)`
  grid-column: 1 / -1;

  p {
    overflow-wrap: anywhere;
  }
`;

interface EvidenceItemProps {
  evidence: GivenEvidence;
  onCheck: () => void;
  onRefuse: () => void;
}

/** What a firm gave evidence of, with what is needed to check it. */
export function EvidenceItem({ evidence, onCheck, onRefuse }: EvidenceItemProps) {
  const { t } = useLingui();
  const say = useSentences();
  const { dayOf } = useDates();
  const { id, kind, number, holder_name, status, given_at, firm, document } = evidence;
  const label = say(evidenceKinds.find((one) => one.id === kind)?.label ?? kind);
  const name = isolated(firm.name);
  const day = dayOf(given_at);
  const state = kind === 'gstin' ? stateOfGstin(number) : null;
  const place = [state, firm.city].map((one) => (one === null ? null : say(one)));
  return (
    <DecisionCard aria-label={`${label}: ${name}`}>
      <Stack gap="hair">
        <Row gap="xs">
          <Subheading>{firm.name}</Subheading>
          <Badge>{label}</Badge>
          {!firm.is_verified && (
            <Badge>{t({ id: 'auth.firm-not-verified', message: 'Not verified' })}</Badge>
          )}
        </Row>
        <Muted>
          {status === 'waiting'
            ? t({ id: 'auth.waiting-since', message: `Waiting since ${day}` })
            : t({ id: 'auth.evidence-given-on', message: `Sent on ${day}` })}
        </Muted>
      </Stack>
      <Facts gap="xs">
        <p translate="no">
          <strong>{number}</strong>
          {holder_name && <span>{`, ${isolated(holder_name)}`}</span>}
        </p>
        {state && (
          <Muted>
            {t({
              id: 'auth.gstin-of',
              message: `A GSTIN of ${place[0]}; the firm is in ${place[1]}.`,
            })}
          </Muted>
        )}
        <EvidenceWarnings evidence={evidence} state={state} />
        <Decided evidence={evidence} />
        {document && (
          <Row gap="s">
            <DocumentButton id={id} document={document} />
            {document.is_locked && (
              <Muted>
                {t({
                  id: 'auth.document-locked',
                  message: 'This PDF asks for a password. Ask the firm for one that opens without.',
                })}
              </Muted>
            )}
          </Row>
        )}
      </Facts>
      <DecisionButtons gap="xs">
        <LinkBeside to={publicPage(firm)}>
          {t({ id: 'auth.public-page', message: 'Public page' })}
        </LinkBeside>
        {status !== 'refused' && (
          <Button
            variant="secondary"
            size="small"
            aria-label={t({ id: 'auth.refuse-one', message: `Refuse ${label} of ${name}` })}
            onClick={onRefuse}
          >
            {status === 'waiting'
              ? t({ id: 'auth.refuse', message: 'Refuse…' })
              : t({ id: 'auth.take-check-back', message: 'Take back…' })}
          </Button>
        )}
        <Button
          size="small"
          aria-label={t({ id: 'auth.check-one', message: `Record a check: ${label} of ${name}` })}
          onClick={onCheck}
        >
          {t({ id: 'auth.record-check', message: 'Record a check…' })}
        </Button>
      </DecisionButtons>
    </DecisionCard>
  );
}

function Decided({ evidence }: { evidence: GivenEvidence }) {
  const { t } = useLingui();
  const { locale } = useHost();
  const { status, checked_on, checked_where: where, checked_until, refused_why } = evidence;
  if (status === 'refused' && refused_why) {
    return (
      <Notice heading={t({ id: 'auth.evidence-refused', message: 'Refused' })}>
        <QuotedText>{refused_why}</QuotedText>
      </Notice>
    );
  }
  if (!checked_on || !checked_until) return null;
  const [on, until] = [longDay(checked_on, locale), longDay(checked_until, locale)];
  return (
    <p>
      {t({
        id: 'auth.checked-facts',
        message: `Checked on ${on} at ${where}. It counts until ${until}.`,
      })}
    </p>
  );
}
