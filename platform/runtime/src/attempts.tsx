import {
  Component,
  type ComponentType,
  type ReactElement,
  type ReactNode,
  Suspense,
  useMemo,
  useState,
} from 'react';
import { ChangedPage } from './changed-page/changed-page.tsx';

interface AttemptsProps<Props extends object> {
  /**
   * The component for an attempt, from 0: a lazy component that failed stays failed, so every attempt asks again. The
   * function itself must stay the same.
   */
  componentOf: (attempt: number) => ComponentType<Props>;
  props: Props;
  /** Rendered beside the component, in its boundary: its effects run once the component is in use. */
  inUse?: ReactElement;
  /** Shown while it loads. */
  loading: ReactElement | null;
  /** Shown in its place when it cannot be loaded or its rendering throws; `retry` tries again without a page reload. */
  failed: (failure: { error: unknown; retry: () => void }) => ReactElement | null;
  /** Told of a failure; where it answers true, the next attempt is made at once. Asked once at most. */
  recover?: ((error: unknown) => boolean) | undefined;
  /** Told where the browser has changed the page, and the component is mounted again. */
  onChanged?: ((error: unknown) => void) | undefined;
}

/** A component that may be lazy, in a boundary of its own: nothing outside of it fails with it. */
export function Attempts<Props extends object>(options: AttemptsProps<Props>) {
  const { componentOf, props, inUse, loading, failed, recover } = options;
  const { onChanged = () => undefined } = options;
  const [attempt, setAttempt] = useState(0);
  const [isRecovered, setIsRecovered] = useState(false);
  const Attempted = useMemo(() => orThrowing(() => componentOf(attempt)), [componentOf, attempt]);
  return (
    <Boundary
      key={attempt}
      failed={(error) => failed({ error, retry: () => setAttempt(attempt + 1) })}
      undecided={loading}
      onFailure={(error) => {
        if (!recover?.(error) || isRecovered) return false;
        setIsRecovered(true);
        setAttempt(attempt + 1);
        return true;
      }}
    >
      <ChangedPage onChanged={onChanged}>
        <Suspense fallback={loading}>
          <Attempted {...props} />
          {inUse}
        </Suspense>
      </ChangedPage>
    </Boundary>
  );
}

/** The component, or where there is none, one that throws why: in the boundary, not in the page around it. */
function orThrowing<Props extends object>(find: () => ComponentType<Props>): ComponentType<Props> {
  try {
    return find();
  } catch (error) {
    return function Missing(): never {
      throw error;
    };
  }
}

interface BoundaryProps {
  failed: (error: unknown) => ReactElement | null;
  /** Shown until `onFailure` has answered. */
  undecided: ReactElement | null;
  /** @returns whether the children are replaced, so that the failure is not shown */
  onFailure: (error: unknown) => boolean;
  children: ReactNode;
}

interface BoundaryState {
  failure: { error: unknown; isShown: boolean } | null;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error, isShown: false } };
  }

  /** React calls it before the browser paints. */
  override componentDidCatch(error: unknown) {
    if (!this.props.onFailure(error)) this.setState({ failure: { error, isShown: true } });
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return failure.isShown ? this.props.failed(failure.error) : this.props.undecided;
  }
}
