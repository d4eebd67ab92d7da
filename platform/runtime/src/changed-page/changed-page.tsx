import { Component, Fragment, type ReactNode } from 'react';
import { isChangedByBrowser } from './is-changed-by-browser.ts';
import { keepFields } from './keep-fields.ts';

/** How often a place is remounted; without a limit, one that throws at once would loop for ever. */
const maxMounts = 5;

interface ChangedPageProps {
  /** Called with each error that a changed page causes. */
  onChanged: (error: unknown) => void;
  children: ReactNode;
}

interface ChangedPageState {
  mounts: number;
  failure: { error: unknown; isOfPage: boolean } | null;
}

/**
 * Remounts its children and restores what was typed, if they throw because a translator or an extension changed the
 * page. All other errors are rethrown to the boundary around it.
 */
export class ChangedPage extends Component<ChangedPageProps, ChangedPageState> {
  override state: ChangedPageState = { mounts: 0, failure: null };
  private enterAgain: (() => void) | null = null;

  static getDerivedStateFromError(error: unknown): Partial<ChangedPageState> {
    return { failure: { error, isOfPage: isChangedByBrowser(error, document) } };
  }

  /** The last moment at which the fields are still in the page. */
  override getSnapshotBeforeUpdate(_props: ChangedPageProps, { failure }: ChangedPageState) {
    if (!failure && this.state.failure) this.enterAgain = keepFields(document);
    return null;
  }

  override componentDidCatch(error: unknown) {
    this.props.onChanged(error);
    this.setState(({ mounts }) => ({ mounts: mounts + 1, failure: null }));
  }

  override componentDidUpdate() {
    if (this.state.failure) return;
    this.enterAgain?.();
    this.enterAgain = null;
  }

  override render() {
    const { mounts, failure } = this.state;
    if (failure && (!failure.isOfPage || mounts >= maxMounts)) throw failure.error;
    // Everything that threw is unmounted first, so that all of it is created again.
    return failure ? null : <Fragment key={mounts}>{this.props.children}</Fragment>;
  }
}
