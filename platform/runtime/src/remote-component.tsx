import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useMemo,
  useState,
} from 'react';
import type { Composer } from './composer.ts';
import { exposedComponent } from './exposed-function.ts';

interface RemoteComponentProps {
  composer: Composer;
  remote: string;
  expose: string;
  /** Props for the remote's component. */
  props?: object;
  /** Rendered beside the component, in its boundary: its effects run once the component is in use. */
  inUse?: ReactNode;
  /** Shown while it loads. */
  loading: ReactNode;
  /** Shown in its place when it cannot be loaded or its rendering throws; `retry` loads it again without a page reload. */
  failed: (failure: { error: unknown; retry: () => void }) => ReactNode;
}

/** A component of a remote, in a boundary of its own: nothing outside of it fails with it. */
export function RemoteComponent(options: RemoteComponentProps) {
  const { remote, expose } = options;
  return <Attempts key={`${remote} ${expose}`} {...options} />;
}

function Attempts(options: RemoteComponentProps) {
  const { composer, remote, expose, props = {}, inUse, loading, failed } = options;
  const [attempt, setAttempt] = useState(0);
  // A lazy component that failed stays failed: every attempt makes a new one.
  const Remote = useMemo(
    () => componentFor(composer, remote, expose, attempt),
    [composer, remote, expose, attempt],
  );
  return (
    <RemoteBoundary
      key={attempt}
      failed={(error) => failed({ error, retry: () => setAttempt(attempt + 1) })}
    >
      <Suspense fallback={loading}>
        <Remote {...props} />
        {inUse}
      </Suspense>
    </RemoteBoundary>
  );
}

function componentFor(
  composer: Composer,
  remote: string,
  expose: string,
  attempt: number,
): ComponentType<object> {
  const present = attempt === 0 && composer.peek(remote, expose);
  if (present) return exposedComponent(present, expose);
  return lazy(async () => {
    const module = await composer.load(remote, expose);
    return { default: exposedComponent(module, expose) };
  });
}

interface BoundaryProps {
  failed: (error: unknown) => ReactNode;
  children: ReactNode;
}

class RemoteBoundary extends Component<BoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.failed(failure.error) : this.props.children;
  }
}
