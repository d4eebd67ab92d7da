import { problemOf } from '@aangan/api-client';
import { comparedFirms, paths } from '@aangan/domain';
import { LoadFailure } from '@aangan/firms';
import type { SaveButtonProps } from '@aangan/host';
import {
  ButtonLink,
  type Elements,
  EmptyState,
  Muted,
  Notice,
  Row,
  Skeleton,
  usePageTitle,
} from '@aangan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../../page/page-frame.tsx';
import { useCompareFirmsQuery } from '../api/compare-firms.ts';
import { comparedIds } from '../model/compared-ids.ts';
import { ComparisonTable } from './comparison-table.tsx';

interface CompareProps {
  kind: 'designer' | 'vendor';
  /** What saves a firm, which another feature provides. */
  saving: (thing: SaveButtonProps) => Elements;
}

/** Two to four firms of a kind side by side. The address names them, and can be shared. */
export function Compare({ kind, saving }: CompareProps) {
  const { t } = useLingui();
  const title = t({ id: 'boards.compare-firms', message: 'Compare firms' });
  usePageTitle(title);
  const navigate = useNavigate();
  const { ids, isTooMany } = useCleanAddress(kind);
  const isEnough = ids.length >= comparedFirms.min;
  const query = useCompareFirmsQuery(isEnough ? { kind, ids } : skipToken);
  const { currentData, error, isFetching, refetch } = query;
  const isMissing = error !== undefined && problemOf(error).kind === 'not-found';
  const leaveOut = (id: number) =>
    void navigate(
      paths.compare(
        kind,
        ids.filter((one) => one !== id),
      ),
      { preventScrollReset: true },
    );
  return (
    <PageFrame title={title} about={<About />}>
      {isTooMany && (
        <Notice>
          <Trans id="boards.at-most-four">At most four firms fit side by side.</Trans>
        </Notice>
      )}
      {(!isEnough || isMissing) && <TooFew kind={kind} count={ids.length} isMissing={isMissing} />}
      {isEnough && !currentData && error !== undefined && !isMissing && (
        <LoadFailure
          title={t({ id: 'boards.compare-failed', message: 'The firms could not be loaded' })}
          error={error}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
      {isEnough && !currentData && error === undefined && (
        <div role="status" aria-label={t({ id: 'boards.loading', message: 'Loading…' })}>
          <Skeleton height="28rem" />
        </div>
      )}
      {currentData && (
        <>
          {currentData.missing.length > 0 && <Missing count={currentData.missing.length} />}
          <ComparisonTable
            kind={kind}
            firms={currentData.firms}
            saving={saving}
            onLeaveOut={currentData.firms.length > comparedFirms.min ? leaveOut : undefined}
          />
        </>
      )}
    </PageFrame>
  );
}

/** The firms of the address. What is doubled, malformed or too much in it is taken out of it. */
function useCleanAddress(kind: CompareProps['kind']) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [parameters] = useSearchParams();
  const asked = parameters.get('firms');
  const { ids, text, isTooMany } = comparedIds(asked);
  const isClean = asked === null || asked === text;
  useEffect(() => {
    if (isClean) return;
    void navigate(paths.compare(kind, comparedIds(asked).ids), {
      replace: true,
      preventScrollReset: true,
      state: { isTooMany },
    });
  }, [isClean, asked, kind, isTooMany, navigate]);
  return { ids, isTooMany: isTooMany || state?.isTooMany === true };
}

function About() {
  return (
    <Muted>
      <Trans id="boards.compare-what">What firms say of themselves, side by side.</Trans>
    </Muted>
  );
}

function Missing({ count }: { count: number }) {
  return (
    <Notice>
      <Trans id="boards.firms-missing">
        <Plural
          value={count}
          one="# of the firms is not on Aangan any more."
          other="# of the firms are not on Aangan any more."
        />
      </Trans>
    </Notice>
  );
}

interface TooFewProps {
  kind: CompareProps['kind'];
  /** How many firms the address names. */
  count: number;
  /** Fewer than two of them are there. */
  isMissing: boolean;
}

function TooFew({ kind, count, isMissing }: TooFewProps) {
  const { t } = useLingui();
  const oneAlone = t({ id: 'boards.one-firm', message: 'One firm alone cannot be compared' });
  const none = t({ id: 'boards.no-firms', message: 'Choose two to four firms to compare' });
  const gone = t({
    id: 'boards.firms-gone',
    message: 'Fewer than two of these firms are on Aangan',
  });
  return (
    <EmptyState title={isMissing ? gone : count === 1 ? oneAlone : none}>
      <p>
        <Trans id="boards.how-to-compare">
          Press the hearts of two firms of one kind: the message that comes leads here.
        </Trans>
      </p>
      <Row justify="center">
        <ButtonLink as={Link} to={kind === 'vendor' ? paths.vendors() : paths.designers()}>
          {kind === 'vendor'
            ? t({ id: 'boards.see-vendors', message: 'See vendors' })
            : t({ id: 'boards.see-designers', message: 'See designers' })}
        </ButtonLink>
        <ButtonLink as={Link} variant="secondary" to={paths.boards()}>
          <Trans id="boards.title">Boards</Trans>
        </ButtonLink>
      </Row>
    </EmptyState>
  );
}
