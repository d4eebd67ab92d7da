import { type ApiProblem, problemOf } from '@aangan/api-client';
import { isolated, paths } from '@aangan/domain';
import type { Speech } from '@aangan/firms';
import { ActionToast, type ToastId, toasts } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { comparedOf } from '../../../saved/compared.ts';
import type { PressOutcome } from '../../../saved/press-outcome.ts';
import { SavedToast } from '../components/saved-toast.tsx';
import { boardIsFull, failureReason } from './failure-reason.ts';
import type { NamedPress } from './named-press.ts';

const tryAgain = msg({ id: 'boards.try-again', message: 'Try again' });

/** The toast of the last press: that of the next one takes its place. */
let lastToast: ToastId | undefined;

function show(content: ReactNode) {
  lastToast = toasts.custom(content, { isPressable: true, replaces: lastToast });
}

function showWithButton(text: string, label: string, onPress: () => void) {
  const press = () => {
    toasts.dismiss(lastToast);
    onPress();
  };
  show(
    <ActionToast label={label} onPress={press}>
      {text}
    </ActionToast>,
  );
}

interface AfterPress {
  /** What is saved now, the last saved first. */
  things: readonly string[];
  /** Presses once more. */
  again: () => void;
}

/** Says what came of a press. The host shows the toasts, with messages of its own: all texts are given as they are. */
export function tellOutcome(
  speech: Speech,
  pressed: NamedPress,
  outcome: PressOutcome,
  { things, again }: AfterPress,
): void {
  const name = isolated(pressed.name);
  if (outcome.kind === 'saved') showSaved(speech, pressed.thing, outcome.board, things);
  if (outcome.kind === 'removed') showRemoved(speech, name, outcome.undo);
  if (outcome.kind === 'failed') {
    const failed = pressed.isSaved
      ? msg({ id: 'boards.not-saved', message: `${name} could not be saved.` })
      : msg({ id: 'boards.not-removed', message: `${name} is still saved.` });
    const text = `${speech.i18n._(failed)} ${failureReason(outcome.problem, speech)}`;
    showWithButton(text, speech.i18n._(tryAgain), again);
  }
  if (outcome.kind === 'full') toasts.error(speech.i18n._(boardIsFull));
  if (outcome.kind === 'waiting') toasts.blank(speech.i18n._(waits));
}

const waits = msg({
  id: 'boards.waits',
  message: 'You are offline. This is sent as soon as you are back.',
});

function showSaved(
  { i18n }: Speech,
  thing: string,
  board: { id: number; title: string } | undefined,
  things: readonly string[],
) {
  const isFirm = /^(designer|vendor)-/.test(thing);
  const compared = isFirm
    ? comparedOf([thing, ...things.filter((one) => one !== thing)])
    : undefined;
  const count = compared?.ids.length ?? 0;
  const title = board ? isolated(board.title) : '';
  const saved = board
    ? msg({ id: 'boards.saved-to', message: `Saved to ${title}` })
    : msg({ id: 'boards.saved-to-guest', message: 'Saved to your board' });
  show(
    <SavedToast
      text={i18n._(saved)}
      to={board ? paths.board(board.id) : paths.boards()}
      compare={i18n._(msg({ id: 'boards.compare-count', message: `Compare ${count} firms` }))}
      compareAt={compared && paths.compare(compared.kind, compared.ids)}
    />,
  );
}

function showRemoved(speech: Speech, name: string, undo: () => Promise<void>) {
  const { i18n } = speech;
  const failed = msg({ id: 'boards.not-put-back', message: `${name} could not be put back.` });
  const putBack = () => {
    undo().catch((error) => {
      const text = `${i18n._(failed)} ${failureReason(problemOf(error), speech)}`;
      showWithButton(text, i18n._(tryAgain), putBack);
    });
  };
  const done = msg({ id: 'boards.removed', message: `${name} is not saved any more.` });
  showWithButton(i18n._(done), i18n._(msg({ id: 'boards.undo', message: 'Undo' })), putBack);
}

/** A guest's things are on the account's boards. */
export function tellJoined({ i18n }: Speech): void {
  const joined = msg({
    id: 'boards.joined',
    message: 'What you saved before signing in is on your boards now.',
  });
  toasts.success(i18n._(joined));
}

/** A press that had waited for the network was refused. */
export function tellRefused(speech: Speech, problem: ApiProblem): void {
  const failed = msg({
    id: 'boards.late-failure',
    message: 'Something that you saved while offline could not be kept.',
  });
  toasts.error(`${speech.i18n._(failed)} ${failureReason(problem, speech)}`);
}

/** The browser has not stored what a guest saved. */
export function tellNotStored({ i18n }: Speech): void {
  const warning = msg({
    id: 'boards.not-stored',
    message:
      'This browser stores nothing: what you save is lost when you close the page. Sign in to keep it.',
  });
  toasts.blank(i18n._(warning), { isPressable: true });
}
