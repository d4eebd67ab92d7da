import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePictureMatchesInfiniteQuery } from '../api/picture-matches.ts';
import { DecisionList } from './decision-list.tsx';
import { MatchDecisionDialog, type PendingMatch } from './match-decision-dialog.tsx';
import { PictureMatchItem } from './picture-match-item.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

/** Pictures that look like one that another firm published earlier, the longest waiting first. */
export function PictureMatches() {
  const { t } = useLingui();
  const list = usePictureMatchesInfiniteQuery(null, { refetchOnMountOrArgChange: true });
  const { heading, focusHeading } = useHeadingFocus();
  const [pending, setPending] = useState<PendingMatch | null>(null);

  function finish() {
    setPending(null);
    focusHeading();
  }

  return (
    <>
      <DecisionList
        title={t({ id: 'auth.alike-pictures', message: 'Pictures that look alike' })}
        heading={heading}
        words={{
          loading: t({ id: 'auth.alike-loading', message: 'Loading pictures that look alike…' }),
          failed: t({
            id: 'auth.alike-failed',
            message: 'Pictures that look alike could not be loaded',
          }),
          none: t({ id: 'auth.no-alike', message: 'No pictures are waiting for a decision' }),
        }}
        list={list}
        render={(match) => (
          <li key={match.id}>
            <PictureMatchItem match={match} onDecide={(kind) => setPending({ match, kind })} />
          </li>
        )}
      />
      <MatchDecisionDialog pending={pending} onClose={() => setPending(null)} onDecided={finish} />
    </>
  );
}
