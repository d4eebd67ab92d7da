import { maxThingCards, paths } from '@aangan/domain';
import { LoadFailure } from '@aangan/firms';
import { ActionToast, LoadMore, Notice, TextLink, toasts, usePageTitle } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { ShownItem, ThingCard } from '../../../api/thing-card.ts';
import { ItemGrid } from '../../../items/item-grid.tsx';
import { ItemSkeletons } from '../../../items/item-skeletons.tsx';
import { NothingSaved } from '../../../items/nothing-saved.tsx';
import { PageFrame } from '../../../page/page-frame.tsx';
import type { GuestItem } from '../../../saved/guest-board.ts';
import { useSavedThings } from '../../../saved/use-saved-things.ts';
import { useThingCardsQuery } from '../api/thing-cards.ts';

/** The board of a visitor without an account. It is in the browser; the API has what is shown of its things. */
export function GuestBoard() {
  const { t } = useLingui();
  const title = t({ id: 'boards.your-board', message: 'Your board' });
  usePageTitle(title);
  const { guest, subscribe } = useSavedThings();
  const items = useSyncExternalStore(subscribe, guest.read, guest.read);
  const [pages, setPages] = useState(1);
  const shown = items.slice(0, pages * maxThingCards);
  const count = items.length;
  const place = shown.length;
  return (
    <PageFrame title={title}>
      {count === 0 && <NothingSaved />}
      {count > 0 && (
        <>
          <Notice>
            <Trans id="boards.sign-in-to-keep">
              This board is in this browser only.{' '}
              <TextLink as={Link} to={paths.login(paths.boards())}>
                Sign in
              </TextLink>{' '}
              to have it on all your devices, make more boards and share them.
            </Trans>
          </Notice>
          <Things items={shown} />
          {count > maxThingCards && (
            <LoadMore
              hasMore={count > place}
              busy={false}
              status={t({ id: 'boards.showing', message: `Showing ${place} of ${count}` })}
              error={null}
              onLoadMore={() => setPages(pages + 1)}
            />
          )}
        </>
      )}
    </PageFrame>
  );
}

function Things({ items }: { items: readonly GuestItem[] }) {
  const { t } = useLingui();
  const { guest, guestChanged } = useSavedThings();
  const cards = useCards(items);
  if (cards.error !== undefined && cards.known.size === 0) {
    return (
      <LoadFailure
        title={t({ id: 'boards.things-failed', message: 'What you saved could not be loaded' })}
        error={cards.error}
        isRetrying={cards.isFetching}
        onRetry={cards.refetch}
      />
    );
  }
  if (cards.known.size === 0) return <ItemSkeletons />;
  const shown = items.flatMap(({ thing, note }): ShownItem[] => {
    const card = cards.known.get(thing);
    return card ? [{ id: thing, thing, note, card }] : [];
  });
  const change = (work: () => unknown) => {
    work();
    guestChanged();
    return Promise.resolve(true);
  };
  function putBack(removed: ReturnType<typeof guest.remove>) {
    for (const { item, at } of removed) guest.add(item, at);
  }
  function remove({ thing }: ShownItem) {
    const removed = guest.remove(guest.read().filter((item) => item.thing === thing));
    guestChanged();
    const toast = toasts.custom(
      <ActionToast
        label={t({ id: 'boards.undo', message: 'Undo' })}
        onPress={() => {
          toasts.dismiss(toast);
          void change(() => putBack(removed));
        }}
      >
        {t({ id: 'boards.item-removed', message: 'Removed from the board.' })}
      </ActionToast>,
      { isPressable: true },
    );
  }
  return (
    <ItemGrid
      items={shown}
      onMove={({ thing }, to) => change(() => guest.move(thing, to))}
      onNote={({ thing }, note) => change(() => guest.change(thing, note))}
      onRemove={remove}
    />
  );
}

/** The cards of things. Those that were loaded stay, whatever the order is and whichever are removed. */
function useCards(items: readonly GuestItem[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, ThingCard>>(new Map());
  const missing = items.map(({ thing }) => thing).filter((thing) => !known.has(thing));
  const asked = missing.slice(0, maxThingCards);
  const { currentData, error, isFetching, refetch } = useThingCardsQuery(asked, {
    skip: asked.length === 0,
  });
  if (asked.length > 0 && currentData && currentData.length > 0) {
    setKnown(new Map([...known, ...currentData.map((card) => [card.thing, card] as const)]));
  }
  return { known, error, isFetching, refetch: () => void refetch() };
}
