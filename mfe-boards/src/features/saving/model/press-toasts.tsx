import { problemOf } from '@aangan/api-client';
import { isolated, paths } from '@aangan/domain';
import { useSpeech } from '@aangan/firms';
import { ActionToast, Stack, TextLink, type ToastId, toasts } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { comparedOf } from '../../../saved/compared.ts';
import type { PressOutcome } from '../../../saved/press-outcome.ts';
import { boardIsFull, failureReason } from './failure-reason.ts';

/** A press on the heart of a thing. */
export interface NamedPress {
  thing: string;
  /** The thing's name. */
  name: string;
  /** Whether it is to be saved; false: to be taken off all boards. */
  isSaved: boolean;
}

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

/** Says what came of a press. The host shows the toasts, with messages of its own, so that all texts come as they are. */
export function usePressToasts() {
  const { t, i18n } = useLingui();
  const speech = useSpeech();

  function showSaved(board: { id: number; title: string } | undefined, things: readonly string[]) {
    const compared = comparedOf(things);
    const count = compared?.ids.length ?? 0;
    const title = board ? isolated(board.title) : '';
    show(
      <Stack gap="hair">
        <TextLink as={Link} to={board ? paths.board(board.id) : paths.boards()}>
          {board
            ? t({ id: 'boards.saved-to', message: `Saved to ${title}` })
            : t({ id: 'boards.saved-to-guest', message: 'Saved to your board' })}
        </TextLink>
        {compared && (
          <TextLink as={Link} to={paths.compare(compared.kind, compared.ids)}>
            {t({ id: 'boards.compare-count', message: `Compare ${count} firms` })}
          </TextLink>
        )}
      </Stack>,
    );
  }

  function showRemoved(name: string, undo: () => Promise<void>) {
    const failed = t({ id: 'boards.not-put-back', message: `${name} could not be put back.` });
    const again = t({ id: 'boards.try-again', message: 'Try again' });
    const putBack = () => {
      undo().catch((error) =>
        showWithButton(`${failed} ${failureReason(problemOf(error), speech)}`, again, putBack),
      );
    };
    const done = t({ id: 'boards.removed', message: `${name} is not saved any more.` });
    showWithButton(done, t({ id: 'boards.undo', message: 'Undo' }), putBack);
  }

  function showFailed(
    { name, isSaved }: NamedPress,
    problem: Extract<PressOutcome, { kind: 'failed' }>['problem'],
    again: () => void,
  ) {
    const failed = isSaved
      ? t({ id: 'boards.not-saved', message: `${name} could not be saved.` })
      : t({ id: 'boards.not-removed', message: `${name} is still saved.` });
    const text = `${failed} ${failureReason(problem, speech)}`;
    showWithButton(text, t({ id: 'boards.try-again', message: 'Try again' }), again);
  }

  /**
   * @param saved.things what is saved now, the last saved first
   * @param saved.again presses once more
   */
  return function tell(
    pressed: NamedPress,
    outcome: PressOutcome,
    { things, again }: { things: readonly string[]; again: () => void },
  ): void {
    const named = { ...pressed, name: isolated(pressed.name) };
    const ofKind = [named.thing, ...things.filter((thing) => thing !== named.thing)];
    const isFirm = /^(designer|vendor)-/.test(named.thing);
    if (outcome.kind === 'saved') showSaved(outcome.board, isFirm ? ofKind : []);
    if (outcome.kind === 'removed') showRemoved(named.name, outcome.undo);
    if (outcome.kind === 'failed') showFailed(named, outcome.problem, again);
    if (outcome.kind === 'full') toasts.error(i18n._(boardIsFull));
    if (outcome.kind === 'waiting') {
      toasts.blank(
        t({
          id: 'boards.waits',
          message: 'You are offline. This is sent as soon as you are back.',
        }),
      );
    }
  };
}
