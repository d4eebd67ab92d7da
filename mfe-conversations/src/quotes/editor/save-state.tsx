import { formatPaisa } from '@aangan/domain';
import type { Quote } from '@aangan/domain/quotes';
import { isTooLarge, totalsOf } from '@aangan/domain/quotes';
import { saveFailure, useSpeech } from '@aangan/firms';
import { Button, Muted, Notice, Row, Stack } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SaveState, useSavedDraft } from './model/use-saved-draft.ts';

/** "Saved", beside the total. */
export function SavedMark({ state }: { state: SaveState }) {
  const { t } = useLingui();
  const texts = {
    saved: t({ id: 'conversations.quote-saved', message: 'Saved' }),
    saving: t({ id: 'conversations.quote-saving', message: 'Saving…' }),
    offline: t({
      id: 'conversations.quote-offline',
      message: 'Not saved: no connection. It is kept in this browser.',
    }),
    conflict: t({ id: 'conversations.quote-unsaved', message: 'Not saved' }),
    refused: t({ id: 'conversations.quote-unsaved', message: 'Not saved' }),
  };
  return (
    <Muted as="span" role="status">
      {texts[state.kind]}
    </Muted>
  );
}

/** What is being written, as far as saving it goes. */
export type Saved = Pick<
  ReturnType<typeof useSavedDraft>,
  'quote' | 'state' | 'aside' | 'takeOther' | 'keepOwn' | 'bringBack'
>;

/** What has to be decided or mended before it can be saved. */
export function SaveNotice({ saved }: { saved: Saved }) {
  const { t } = useLingui();
  const speech = useSpeech();
  const { state, aside } = saved;
  if (state.kind === 'refused') {
    return (
      <Notice
        tone="error"
        heading={t({
          id: 'conversations.quote-save-refused',
          message: 'This could not be saved as it is',
        })}
      >
        {saveFailure(state.problem, {}, speech)}
      </Notice>
    );
  }
  if (state.kind === 'conflict') {
    const { other } = state;
    const [own, theirs] = [totalText(saved.quote), totalText(other.content)];
    return (
      <Notice
        tone="error"
        heading={t({
          id: 'conversations.quote-changed-elsewhere',
          message: 'This quote was changed in another tab or on another device',
        })}
      >
        <Stack gap="s">
          <p>
            {t({
              id: 'conversations.quote-which-one',
              message: `Nothing is lost. Here it is ${own} in total, there it is ${theirs}. Which one do you want to go on with?`,
            })}
          </p>
          <Row gap="s">
            <Button size="small" onClick={() => saved.keepOwn(other)}>
              <Trans id="conversations.quote-keep-own">Keep what is here</Trans>
            </Button>
            <Button size="small" variant="secondary" onClick={() => saved.takeOther(other)}>
              <Trans id="conversations.quote-take-other">Show the other one</Trans>
            </Button>
          </Row>
        </Stack>
      </Notice>
    );
  }
  if (!aside) return null;
  return (
    <Notice>
      <Row justify="space-between">
        <span>
          <Trans id="conversations.quote-aside">
            The other one is kept until you leave this page.
          </Trans>
        </span>
        <Button size="small" variant="secondary" onClick={() => saved.bringBack(aside)}>
          <Trans id="conversations.quote-bring-back">Bring it back</Trans>
        </Button>
      </Row>
    </Notice>
  );
}

const totalText = (quote: Quote) => (isTooLarge(quote) ? '–' : formatPaisa(totalsOf(quote).total));
