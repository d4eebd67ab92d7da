import { useHost } from '@aangan/host';
import type { SiteRemote } from '@aangan/manifest';
import { type Language, languageOf } from '@aangan/manifest/languages';
import { type BoundFrame, bindFrame, type EntryOfFrame } from '@aangan/runtime';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { readAsGuest } from './read-as-guest.ts';
import type { FrameSize } from './tell-size.ts';
import type { FramedState } from './use-frame-address.ts';

export interface FramedPartOptions {
  remote: SiteRemote;
  expose: string;
  languages: readonly Language[];
  /** Told of what fails in the frame, and of frames that were stopped. */
  onFailed: (failure: { remote: string; release: string; expose: string; error: Error }) => void;
}

interface Options extends FramedPartOptions {
  /** What the frame shows now. */
  address: string;
  /** Its state in the present entry of the history; empty where that is not the frame's. */
  entry: FramedState;
  /** Whether that entry is the frame's to change. */
  isFree: boolean;
}

/** The state of a frame, and what the page does for it. */
export function useBoundFrame(options: Options) {
  const { remote, languages, address } = options;
  const { state } = options.entry;
  const host = useHost();
  const navigate = useNavigate();
  const { key: visit } = useLocation();
  const arrival = useNavigationType();
  const left = useRef('');
  const bound = useRef<BoundFrame>(null);
  const [size, setSize] = useState<FrameSize>();
  const [isStopped, setStopped] = useState(false);
  const [isOver, setOver] = useState(false);
  const [leaving, setLeaving] = useState<URL | null>(null);

  const now = useRef({ ...options, host, navigate, visit });
  useLayoutEffect(() => {
    now.current = { ...options, host, navigate, visit };
  });

  /** Binds each frame that is put into the page, until it is taken away. */
  const frame = useCallback(
    (element: HTMLIFrameElement) => {
      const fail = (why: string) => {
        const { onFailed, expose } = now.current;
        const about = { remote: remote.name, release: remote.release, expose };
        onFailed({ ...about, error: new Error(why) });
      };
      const keep = (entry: EntryOfFrame) => {
        const { search, hash } = window.location;
        void now.current.navigate({ search, hash }, optionsOf(now.current.entry, entry));
      };
      const one = bindFrame(element, {
        grants: remote.lowTrust?.grants ?? [],
        ownPaths: remote.routes.map(({ path }) => path),
        pathOf: (pathname) => languageOf(pathname, languages).path,
        read: (asked) => readAsGuest(asked, now.current.host.locale),
        // The router has its address before React has drawn it.
        isShown: () => (window.history.state?.key ?? 'default') === now.current.visit,
        isFree: () => now.current.isFree,
        shown: () => now.current.address,
        open: ({ pathname, rest }, entry) => {
          const { path, prefix } = languageOf(pathname, languages);
          const here = languageOf(window.location.pathname, languages);
          if (prefix !== here.prefix) {
            const { location } = window;
            if (entry.isReplaced) location.replace(pathname + rest);
            else location.assign(pathname + rest);
          } else void now.current.navigate(path + rest, optionsOf(now.current.entry, entry));
        },
        keep,
        back: () => {
          const { entry, visit: present } = now.current;
          // Once for each entry: the page is at the one before only later.
          if (left.current === present) return;
          left.current = present;
          if (entry.isAdded) void now.current.navigate(-1);
          // What was before it is not the frame's to open.
          else if (now.current.isFree) keep({ state: '', isReplaced: true, keepsScroll: true });
        },
        // One that is asked about stays as it is read.
        leave: (asked) => setLeaving((before) => before ?? asked),
        tell: (outcome) => now.current.host.reportOutcome(remote.name, outcome),
        failed: () => fail('something in its frame failed'),
        sized: (next) => {
          if (next.height > 0) setSize(next);
        },
        dialog: setOver,
        stopped: (why) => {
          fail(`its frame was stopped: ${why}`);
          // At once: as long as it is in the page, it may do it again.
          flushSync(() => {
            setOver(false);
            setStopped(true);
          });
        },
      });
      bound.current = one;
      return () => one.release();
    },
    [remote, languages],
  );

  const came = useRef(visit);
  useEffect(() => {
    const before = came.current;
    came.current = visit;
    const isAsked = left.current === before;
    if (before !== visit && arrival === 'POP' && !isAsked) bound.current?.wentThrough();
  }, [visit, arrival]);

  const shown = useRef({ address, state: '' });
  useEffect(() => {
    const before = shown.current;
    shown.current = { address, state };
    if (before.address !== address || before.state !== state) bound.current?.at(address, state);
  }, [address, state]);

  return {
    frame,
    size,
    isStopped,
    isOver,
    leaving,
    stay: () => {
      bound.current?.refuse();
      setLeaving(null);
    },
    closeDialog: () => {
      bound.current?.closeDialog();
      setOver(false);
    },
    begin: () => {
      shown.current = { address, state: '' };
      setSize(undefined);
      setStopped(false);
    },
  };
}

/** The frame's state alone is told to the frame; pages of others do not see it. */
const optionsOf = (present: FramedState, { state, isReplaced, keepsScroll }: EntryOfFrame) => {
  const isAdded = isReplaced ? present.isAdded : true;
  const next: FramedState = { owner: present.owner, state, isAdded };
  return { replace: isReplaced, preventScrollReset: keepsScroll, state: next };
};
