import { loadingPartAttribute } from '@aangan/manifest/loading-part';
import { type ComponentProps, type ComponentType, lazy, type ReactNode, useCallback } from 'react';
import { Attempts } from './attempts.tsx';
import type { Composer } from './composer.ts';
import { elementOf } from './element-of.tsx';
import { framedComponent } from './remote-frame.tsx';
import { RemoteLoadError } from './remote-load-error.ts';

interface RemoteComponentProps extends Pick<ComponentProps<typeof Attempts>, 'inUse'> {
  composer: Composer;
  remote: string;
  expose: string;
  /** Props for the remote's component. */
  props?: object;
  /** Shown while it loads. */
  loading: ReactNode;
  /** Shown in its place when it cannot be loaded or throws; `retry` tries again without a page reload. */
  failed: (failure: { error: unknown; retry: () => void }) => ReactNode;
}

/**
 * A component of a remote in an error boundary of its own: its failure affects nothing outside. If it throws during
 * rendering, it is replaced, once, by the component of the last known good release. If the remote is switched off, the
 * failure is shown at once, also on a server. If it threw because the browser changed the page, the same component is
 * remounted.
 */
export function RemoteComponent(options: RemoteComponentProps) {
  const { composer, remote, expose, props = {}, loading, failed, inUse } = options;
  const componentOf = useCallback(
    (attempt: number) => componentFor(composer, remote, expose, attempt),
    [composer, remote, expose],
  );
  const recover = useCallback(
    (error: unknown) => {
      // Loading has already tried the last known good release.
      if (error instanceof RemoteLoadError) return false;
      return composer.threw(remote, expose, error);
    },
    [composer, remote, expose],
  );
  const onChanged = useCallback(
    (error: unknown) => composer.changed(remote, expose, error),
    [composer, remote, expose],
  );
  if (composer.isOff(remote)) {
    const error = new RemoteLoadError(remote, expose, 'It is switched off.');
    return elementOf(failed({ error, retry: () => undefined }));
  }
  return (
    <Attempts
      key={`${remote} ${expose}`}
      componentOf={componentOf}
      props={props}
      recover={recover}
      onChanged={onChanged}
      loading={
        <>
          <template {...{ [loadingPartAttribute]: `${remote} ${expose}` }} />
          {elementOf(loading)}
        </>
      }
      inUse={inUse}
      failed={(failure) => elementOf(failed(failure))}
    />
  );
}

function componentFor(
  composer: Composer,
  remote: string,
  expose: string,
  attempt: number,
): ComponentType<object> {
  const present = attempt === 0 && composer.peek(remote, expose);
  if (present) return framedComponent(composer, { remote, expose, module: present });
  return lazy(async () => {
    const module = await composer.load(remote, expose);
    return { default: framedComponent(composer, { remote, expose, module }) };
  });
}
