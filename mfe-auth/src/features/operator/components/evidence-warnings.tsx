import { isolated } from '@aangan/domain';
import { useSentences } from '@aangan/messages';
import { Notice, Stack, TextLink } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { GivenEvidence } from '../api/evidence.ts';
import { publicPage } from '../model/operator-labels.ts';

interface EvidenceWarningsProps {
  evidence: GivenEvidence;
  /** The state of a GSTIN; null for other evidence. */
  state: string | null;
}

/** What an operator should look at twice: a new name, another state, the same number of another firm. */
export function EvidenceWarnings({ evidence, state }: EvidenceWarningsProps) {
  const { t } = useLingui();
  const say = useSentences();
  const { renamed_from, firm, firm_state, also_given_by: others } = evidence;
  const [former, present] = [isolated(renamed_from ?? ''), isolated(firm.name)];
  const [ofGstin, ofFirm] = [say(state ?? ''), say(firm_state ?? '')];
  const differs = state !== null && firm_state !== null && state !== firm_state;
  if (!renamed_from && !differs && others.length === 0) return null;
  return (
    <Notice>
      <Stack gap="xs">
        {renamed_from && (
          <p>
            {t({
              id: 'auth.evidence-renamed',
              message: `Checked as ${former}; the firm is now called ${present}.`,
            })}
          </p>
        )}
        {differs && (
          <p>
            {t({
              id: 'auth.evidence-state-differs',
              message: `The states differ: the GSTIN is of ${ofGstin}, the firm is in ${ofFirm}.`,
            })}
          </p>
        )}
        {others.length > 0 && (
          <p>
            <span>
              {t({
                id: 'auth.evidence-also-given',
                message: 'The same number was given by',
                comment: 'Names of firms follow.',
              })}
            </span>{' '}
            {others.map((other, place) => (
              <span key={`${other.kind} ${other.id}`}>
                {place > 0 && <span>, </span>}
                <TextLink as={Link} to={publicPage(other)}>
                  {other.name}
                </TextLink>
              </span>
            ))}
          </p>
        )}
      </Stack>
    </Notice>
  );
}
