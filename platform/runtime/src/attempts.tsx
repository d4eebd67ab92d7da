import { Component, type ComponentType, type ReactNode, Suspense, useMemo, useState } from 'react';

interface AttemptsProps<Props extends object> {
  /**
   * The component for an attempt, from 0: a lazy component that failed stays failed, so every attempt asks again. The
   * function itself must stay the same.
   */
  componentOf: (attempt: number) => ComponentType<Props>;
  props: Props;
  /** Rendered beside the component, in its boundary: its effects run once the component is in use. */
  inUse?: ReactNode;
  /** Shown while it loads. */
  loading: ReactNode;
  /** Shown in its place when it cannot be loaded or its rendering throws; `retry` tries again without a page reload. */
  failed: (failure: { error: unknown; retry: () => void }) => ReactNode;
}

/** A component that may be lazy, in a boundary of its own: nothing outside of it fails with it. */
export function Attempts<Props extends object>(options: AttemptsProps<Props>) {
  const { componentOf, props, inUse, loading, failed } = options;
  const [attempt, setAttempt] = useState(0);
  const Attempted = useMemo(() => componentOf(attempt), [componentOf, attempt]);
  return (
    <Boundary
      key={attempt}
      failed={(error) => failed({ error, retry: () => setAttempt(attempt + 1) })}
    >
      <Suspense fallback={loading}>
        <Attempted {...props} />
        {inUse}
      </Suspense>
    </Boundary>
  );
}

interface BoundaryProps {
  failed: (error: unknown) => ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.failed(failure.error) : this.props.children;
  }
}
