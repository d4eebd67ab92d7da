import { maxBoardNote } from '@aangan/domain';
import { focusRing, lineHeight, Muted, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

/** How long after the last key a note is saved, in milliseconds. */
const pauseMs = 800;

const Field = styled.textarea`
  display: block;
  width: 100%;
  min-height: 2.75rem;
  max-height: 14rem;
  padding: 0.5rem 0.625rem;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.control};
  background: transparent;
  color: ${tokens.color.inkSoft};
  font: inherit;
  font-size: ${tokens.type.small};
  line-height: ${lineHeight(1.45)};
  resize: none;
  field-sizing: content;
  margin-inline: -0.625rem;
  width: calc(100% + 1.25rem);

  &::placeholder {
    color: ${tokens.color.inkFaint};
  }
  &:hover {
    background: ${tokens.color.paperDeep};
  }
  &:focus {
    border-color: ${tokens.color.lineStrong};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
  }
  ${focusRing}
`;

const State = styled(Muted)`
  font-size: ${tokens.type.micro};

  button {
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${tokens.color.accent};
    font: inherit;
    font-weight: 500;
    text-decoration: underline;
    cursor: pointer;
    ${focusRing}
  }
`;

interface NoteFieldProps {
  /** The name of the thing. */
  about: string;
  note: string;
  /** Saves a note. @returns whether that worked */
  onSave: (note: string) => Promise<boolean>;
}

/** The note on a thing, saved while it is written and when it is left. One that could not be saved stays in the field. */
export function NoteField({ about, note, onSave }: NoteFieldProps) {
  const { t } = useLingui();
  const { text, state, write, flush } = useNote(note, onSave);
  return (
    <div>
      <Field
        aria-label={t({ id: 'boards.note-about', message: `Note on ${about}` })}
        placeholder={t({ id: 'boards.add-note', message: 'Add a note' })}
        rows={1}
        value={text}
        onChange={({ target }) => write(target.value)}
        onBlur={flush}
      />
      <div role="status">
        {state === 'saved' && (
          <State>
            <Trans id="boards.note-saved">Note saved</Trans>
          </State>
        )}
        {state === 'long' && (
          <State>
            <Trans id="boards.note-too-long">
              Too long to be saved: a note has at most {maxBoardNote} characters.
            </Trans>
          </State>
        )}
        {state === 'failed' && (
          <State>
            <Trans id="boards.note-not-saved">The note could not be saved.</Trans>{' '}
            <button type="button" onClick={flush}>
              {t({ id: 'boards.try-again', message: 'Try again' })}
            </button>
          </State>
        )}
      </div>
    </div>
  );
}

/** The text of the field, and what is known of its saving. One save at a time, of the newest text. */
function useNote(note: string, onSave: NoteFieldProps['onSave']) {
  const [text, setText] = useState(note);
  const [state, setState] = useState<'idle' | 'long' | 'saved' | 'failed'>('idle');
  const newest = useRef({ text: note, saved: note, isRunning: false, onSave });
  newest.current.onSave = onSave;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function flush() {
    clearTimeout(timer.current);
    const now = newest.current;
    if (now.isRunning || now.text === now.saved || now.text.length > maxBoardNote) return;
    now.isRunning = true;
    const sent = now.text;
    const isDone = await now.onSave(sent);
    now.isRunning = false;
    if (isDone) now.saved = sent;
    setState(isDone ? 'saved' : 'failed');
    if (isDone && now.text !== sent) await flush();
  }
  const flushLast = useRef(flush);
  flushLast.current = flush;
  useEffect(() => () => void flushLast.current(), []);

  // Another tab has written it, and nothing is typed here.
  if (note !== newest.current.saved && newest.current.text === newest.current.saved) {
    newest.current.saved = note;
    newest.current.text = note;
    setText(note);
  }

  return {
    text,
    state,
    flush: () => void flush(),
    write(typed: string) {
      newest.current.text = typed;
      setText(typed);
      setState(typed.length > maxBoardNote ? 'long' : 'idle');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), pauseMs);
    },
  };
}
