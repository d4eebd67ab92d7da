import { Chip, ChipGroup } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  type EvidenceShown,
  type GivenEvidence,
  useEvidenceInfiniteQuery,
} from '../api/evidence.ts';
import { CheckDialog } from './check-dialog.tsx';
import { DecisionList } from './decision-list.tsx';
import { EvidenceItem } from './evidence-item.tsx';
import { RefuseEvidenceDialog } from './refuse-evidence-dialog.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

/** What firms gave evidence of, the longest waiting first; or what was decided about, the last decided first. */
export function EvidenceQueue() {
  const { t } = useLingui();
  const [show, setShow] = useState<EvidenceShown>('waiting');
  const list = useEvidenceInfiniteQuery(show, { refetchOnMountOrArgChange: true });
  const { heading, focusHeading } = useHeadingFocus();
  const [checking, setChecking] = useState<GivenEvidence | null>(null);
  const [refusing, setRefusing] = useState<GivenEvidence | null>(null);

  function close() {
    setChecking(null);
    setRefusing(null);
  }
  function finish() {
    close();
    focusHeading();
  }

  const choices = [
    ['waiting', t({ id: 'auth.evidence-waiting', message: 'Waiting' })],
    ['decided', t({ id: 'auth.evidence-decided', message: 'Decided' })],
  ] as const;
  return (
    <>
      <DecisionList
        title={t({ id: 'auth.evidence', message: 'Evidence of firms' })}
        heading={heading}
        words={{
          loading: t({ id: 'auth.evidence-loading', message: 'Loading evidence…' }),
          failed: t({ id: 'auth.evidence-failed', message: 'Evidence could not be loaded' }),
          none:
            show === 'waiting'
              ? t({ id: 'auth.no-evidence', message: 'No evidence is waiting to be checked' })
              : t({ id: 'auth.no-decided-evidence', message: 'Nothing was decided yet' }),
        }}
        list={list}
        render={(evidence) => (
          <li key={evidence.id}>
            <EvidenceItem
              evidence={evidence}
              onCheck={() => setChecking(evidence)}
              onRefuse={() => setRefusing(evidence)}
            />
          </li>
        )}
      >
        <ChipGroup label={t({ id: 'auth.evidence-shown', message: 'Which evidence is shown' })}>
          {choices.map(([one, label]) => (
            <Chip key={one} selected={show === one} onClick={() => setShow(one)}>
              {label}
            </Chip>
          ))}
        </ChipGroup>
      </DecisionList>
      <CheckDialog evidence={checking} onClose={close} onDecided={finish} />
      <RefuseEvidenceDialog evidence={refusing} onClose={close} onDecided={finish} />
    </>
  );
}
