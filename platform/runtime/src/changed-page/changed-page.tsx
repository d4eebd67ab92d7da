import { Component, Fragment, type ReactNode } from 'react';
import { isChangedByBrowser } from './is-changed-by-browser.ts';
import { keepFields } from './keep-fields.ts';

/** How often a place is mounted again: one that throws at once would do so for ever. */
const maxMounts = 5;

interface ChangedPageProps {
  /** Told of each error that comes from a changed page. */
  onChanged: (error: unknown) => void;
  children: ReactNode;
}

interface ChangedPageState {
  mounts: number;
  failure: { error: unknown; isOfPage: boolean } | null;
}

/**
 * Mounts its children again, with what was typed in the page, where they throw because a translator or an extension has
 * changed it. All other errors are thrown on, to the boundary around it.
 */
export class ChangedPage extends Component<ChangedPageProps, ChangedPageState> {
  override state: ChangedPageState = { mounts: 0, failure: null };
  private enterAgain: (() => void) | null = null;

  static getDerivedStateFromError(error: unknown): Partial<ChangedPageState> {
    return { failure: { error, isOfPage: isChangedByBrowser(error, document) } };
  }

  /** The last moment in which the fields are in the page. */
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
    // Nothing of what threw stays for a moment, so that all of it is made again.
    return failure ? null : <Fragment key={mounts}>{this.props.children}</Fragment>;
  }
}
