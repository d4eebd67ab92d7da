import {
  Component,
  type ComponentType,
  type ReactElement,
  type ReactNode,
  useMemo,
  useState,
} from 'react';
import { ChangedPage } from './changed-page/changed-page.tsx';
import { TakenOver } from './taken-over.tsx';

interface AttemptsProps<Props extends object> {
  /**
   * The component for an attempt, counted from 0. A lazy component that failed stays failed, so each attempt needs
   * another. The function itself must be stable.
   */
  componentOf: (attempt: number) => ComponentType<Props>;
  props: Props;
  /** Rendered beside the component in the same boundary, so its effects run once the component is in use. */
  inUse?: ReactElement;
  /** Shown while it loads. */
  loading: ReactElement | null;
  /** Shown in its place when it cannot be loaded or its rendering throws; `retry` tries again without a page reload. */
  failed: (failure: { error: unknown; retry: () => void }) => ReactElement | null;
  /** Called with a failure, at most once; if it returns true, the next attempt is made at once. */
  recover?: ((error: unknown) => boolean) | undefined;
  /** Called when the browser has changed the page and the component is mounted again. */
  onChanged?: ((error: unknown) => void) | undefined;
}

/** A component, possibly lazy, in an error boundary of its own: its failure affects nothing outside. */
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
        <TakenOver loading={loading}>
          <Attempted {...props} />
          {inUse}
        </TakenOver>
      </ChangedPage>
    </Boundary>
  );
}

/** The component; if `find` throws, a component that throws the same error, inside the boundary. */
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
  /** @returns whether the children are replaced, in which case the failure is not shown */
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

  /** React calls this before the browser paints. */
  override componentDidCatch(error: unknown) {
    if (!this.props.onFailure(error)) this.setState({ failure: { error, isShown: true } });
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return failure.isShown ? this.props.failed(failure.error) : this.props.undecided;
  }
}
