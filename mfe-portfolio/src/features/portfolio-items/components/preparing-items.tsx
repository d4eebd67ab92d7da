import { markOutdated, useHost } from '@aangan/host';
import { useSentences } from '@aangan/messages';
import { Button, Muted, Notice, Row, Spinner, Stack } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { portfolioApi } from '../api/portfolio-api.ts';
import {
  type PreparingItem,
  useListPreparingQuery,
  useRemovePreparingMutation,
} from '../api/preparing-items.ts';

const pollMs = 5_000;

/** The videos that are converted on the site, each with its place in line or what is wrong with it. */
export function PreparingItems({ accountId }: { accountId: number }) {
  const { t } = useLingui();
  const { currentData: waiting = [] } = useListPreparingQuery(accountId, {
    refetchOnMountOrArgChange: true,
  });
  const isWaiting = waiting.some(({ place }) => place !== null);
  useListPreparingQuery(accountId, { pollingInterval: isWaiting ? pollMs : 0 });
  useItemsWhenReady(waiting);
  if (waiting.length === 0) return null;
  return (
    <Stack
      gap="s"
      role="group"
      aria-label={t({ id: 'portfolio.videos-being-prepared', message: 'Videos being prepared' })}
    >
      {waiting.map((item) => (
        <Preparing key={item.id} item={item} />
      ))}
    </Stack>
  );
}

function Preparing({ item: { id, title, place, problem } }: { item: PreparingItem }) {
  const { t } = useLingui();
  const say = useSentences();
  const [remove, { isLoading }] = useRemovePreparingMutation();
  return (
    <Notice tone={problem ? 'error' : 'info'} heading={title}>
      <Row gap="s" justify="space-between">
        {problem ? <span>{say(problem)}</span> : <Progress place={place ?? 1} />}
        <Button variant="quiet" size="small" busy={isLoading} onClick={() => void remove(id)}>
          {problem
            ? t({ id: 'portfolio.dismiss', message: 'Dismiss' })
            : t({ id: 'portfolio.cancel', message: 'Cancel' })}
        </Button>
      </Row>
    </Notice>
  );
}

function Progress({ place }: { place: number }) {
  const { t } = useLingui();
  return (
    <Row gap="s">
      <Spinner size="inline" />
      <Muted as="span">
        {place === 1
          ? t({
              id: 'portfolio.is-being-prepared',
              message: 'Is being prepared. You can leave this page.',
            })
          : t({
              id: 'portfolio.waits-in-line',
              message: `Waits to be prepared: number ${place} in line. You can leave this page.`,
            })}
      </Muted>
    </Row>
  );
}

/** A video that waits no more has become an item, or its owner has taken it away. */
function useItemsWhenReady(waiting: readonly PreparingItem[]) {
  const { store } = useHost();
  const known = useRef<readonly number[]>([]);
  useEffect(() => {
    const ids = waiting.map(({ id }) => id);
    const isGone = known.current.some((id) => !ids.includes(id));
    known.current = ids;
    if (!isGone) return;
    store.dispatch(portfolioApi.util.invalidateTags(['Items']) as never);
    store.dispatch(markOutdated(['Firm']));
  }, [waiting, store]);
}
