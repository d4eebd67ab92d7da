import type { Kysely } from 'kysely';
import { shortenedAddress } from '../../plugins/shortened-address.ts';
import type { Tables } from '../../tables.ts';
import { viewerHash } from './viewer-hash.ts';
import { countViews, saltOfToday, type ViewRow } from './views.repository.ts';
import type { FirmView } from './views.schemas.ts';

interface Options {
  db: Kysely<Tables>;
  /** Told of views that could not be counted. They are lost. */
  onError: (error: unknown) => void;
}

export interface ViewCounter {
  /** Counts a view within seconds. Never waits and never throws. */
  note(view: FirmView): void;
  /** Counts what waits now. */
  flush(): Promise<void>;
}

/** How long views wait, so that many are one statement; a process that is killed loses those of this time. */
const everyMs = 1_000;
/** More that come in this time are not counted. */
const maxWaiting = 5_000;
/** Nor are more of one network: it would leave no place for others. */
const ofOneNetwork = 100;

/** Collects views of firms and counts them in batches. Who saw them is in memory until then. */
export function createViewCounter({ db, onError }: Options): ViewCounter {
  let waiting: FirmView[] = [];
  let networks = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();

  const countWaiting = async () => {
    const views = waiting;
    if (views.length === 0) return;
    waiting = [];
    networks = new Map();
    try {
      const { day, salt } = await saltOfToday(db);
      await countViews(
        db,
        day,
        views.flatMap((view) => rowsOf(view, salt)),
      );
    } catch (error) {
      onError(error);
    }
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    last = last.then(countWaiting);
    return last;
  };

  return {
    note(view) {
      const network = shortenedAddress(view.address);
      const ofNetwork = networks.get(network) ?? 0;
      if (waiting.length >= maxWaiting || ofNetwork >= ofOneNetwork) return;
      networks.set(network, ofNetwork + 1);
      waiting.push(view);
      timer ??= setTimeout(flush, everyMs).unref();
    },
    flush,
  };
}

/** A view of a project is one of its firm too. */
function rowsOf(view: FirmView, salt: Buffer): ViewRow[] {
  const { kind, id, project, source, accountId } = view;
  const row = { kind, firm: id, project, source, account: accountId };
  const ofFirm = { ...row, project: null, ...viewerHash(salt, `${kind} ${id}`, view) };
  if (project === null) return [ofFirm];
  return [ofFirm, { ...row, ...viewerHash(salt, `project ${project}`, view) }];
}
