import { useHost } from '@aangan/host';
import type { SiteRemote } from '@aangan/manifest';
import { type Language, languageOf } from '@aangan/manifest/languages';
import { type BoundFrame, bindFrame } from '@aangan/runtime';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readAsGuest } from './read-as-guest.ts';
import type { FrameHeight } from './tell-height.ts';

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
}

/** The state of a frame, and what the page does for it. */
export function useBoundFrame(options: Options) {
  const { remote, languages, address } = options;
  const host = useHost();
  const navigate = useNavigate();
  const bound = useRef<BoundFrame>(null);
  const [size, setSize] = useState<FrameHeight>();
  const [isStopped, setStopped] = useState(false);
  const [isOver, setOver] = useState(false);
  const [leaving, setLeaving] = useState<URL | null>(null);

  const now = useRef({ ...options, host, navigate });
  useLayoutEffect(() => {
    now.current = { ...options, host, navigate };
  });

  /** Binds each frame that is put into the page, until it is taken away. */
  const frame = useCallback(
    (element: HTMLIFrameElement) => {
      const fail = (why: string) => {
        const { onFailed, expose } = now.current;
        const about = { remote: remote.name, release: remote.release, expose };
        onFailed({ ...about, error: new Error(why) });
      };
      const one = bindFrame(element, {
        grants: remote.lowTrust?.grants ?? [],
        ownPaths: remote.routes.map(({ path }) => path),
        pathOf: (pathname) => languageOf(pathname, languages).path,
        read: (asked) => readAsGuest(asked, now.current.host.locale),
        open: ({ pathname, rest }) => {
          const { path, prefix } = languageOf(pathname, languages);
          const here = languageOf(window.location.pathname, languages);
          if (prefix !== here.prefix) window.location.assign(pathname + rest);
          else void now.current.navigate(path + rest);
        },
        leave: setLeaving,
        tell: (outcome) => now.current.host.reportOutcome(remote.name, outcome),
        failed: fail,
        sized: (next) => {
          if (next.height > 0) setSize(next);
        },
        dialog: setOver,
        stopped: (why) => {
          fail(`its frame was stopped: ${why}`);
          setOver(false);
          setStopped(true);
        },
      });
      bound.current = one;
      return () => one.release();
    },
    [remote, languages],
  );

  const shown = useRef(address);
  useEffect(() => {
    if (shown.current !== address) bound.current?.at(address);
    shown.current = address;
  }, [address]);

  return {
    frame,
    size,
    isStopped,
    isOver,
    leaving,
    stay: () => setLeaving(null),
    closeDialog: () => {
      bound.current?.closeDialog();
      setOver(false);
    },
    begin: () => {
      setSize(undefined);
      setStopped(false);
    },
  };
}
