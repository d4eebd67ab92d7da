import type { Brief } from '@aangan/domain/quotes';
import { useSpeech } from '@aangan/firms';
import { writtenLanguage } from '@aangan/messages';
import { Badge, type Elements, Heading, Muted, Stack, Subheading, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import type { Attachment } from '../../api/conversations-api.ts';
import { Attachments } from '../../page/attachments.tsx';
import { briefFacts, briefLabels, roomTitle } from '../model/brief-texts.ts';
import { StylePictures } from './style-field.tsx';

const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space.s};
  margin: 0;

  > div {
    display: grid;
    gap: ${tokens.space.hair};

    @media (min-width: 40em) {
      grid-template-columns: 12rem minmax(0, 1fr);
    }
  }
  dt {
    color: ${tokens.color.inkFaint};
    font-size: ${tokens.type.small};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  ins {
    background: ${tokens.color.positiveSoft};
    text-decoration: none;
  }
  del {
    display: block;
    color: ${tokens.color.inkFaint};
  }
`;

const Rooms = styled.ul`
  display: grid;
  gap: ${tokens.space.m};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding-inline-start: ${tokens.space.m};
    border-inline-start: 3px solid ${tokens.color.line};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  li[data-state='added'],
  li[data-state='changed'] {
    border-color: ${tokens.color.positive};
  }
  li[data-state='removed'] {
    color: ${tokens.color.inkFaint};
  }
`;

interface BriefSheetProps {
  content: Brief;
  files: readonly Attachment[];
  /** What it was before, to show what has changed since. */
  before?: Brief | undefined;
}

/** A brief as firms read it; with what was before, each change stands out. */
export function BriefSheet({ content, files, before }: BriefSheetProps) {
  const { i18n } = useLingui();
  const speech = useSpeech();
  const old = before && briefFacts(before, speech);
  const facts = briefFacts(content, speech)
    .map(({ field, text }, at) => ({ field, text, was: old?.[at]?.text ?? text }))
    .filter(({ text, was }) => text || was);
  return (
    <Stack gap="xl">
      <Facts>
        {facts.map(({ field, text, was }) => (
          <div key={field}>
            <dt>{i18n._(briefLabels[field])}</dt>
            <dd lang={writtenLanguage(text)}>
              {was === text ? text : <Changed text={text} was={was} />}
            </dd>
          </div>
        ))}
      </Facts>
      <SheetRooms rooms={content.rooms} before={before?.rooms} />
      {content.style.length > 0 && (
        <Part title={i18n._(briefLabels.style)} isChanged={differs(content.style, before?.style)}>
          <StylePictures style={content.style} />
        </Part>
      )}
      {(['photos', 'plans'] as const).map((kind) => {
        const named = content[kind].flatMap((id) => files.find((one) => one.id === id) ?? []);
        if (named.length === 0) return null;
        const isChanged = differs(content[kind], before?.[kind]);
        return (
          <Part key={kind} title={i18n._(briefLabels[kind])} isChanged={isChanged}>
            <Attachments attachments={named} />
          </Part>
        );
      })}
    </Stack>
  );
}

const differs = (now: readonly string[], before: readonly string[] = now) =>
  now.join() !== before.join();

function Changed({ text, was }: { text: string; was: string }) {
  return (
    <>
      {text && <ins>{text}</ins>}
      {was && <del>{was}</del>}
    </>
  );
}

function Part({
  title,
  isChanged,
  children,
}: {
  title: string;
  isChanged: boolean;
  children: Elements;
}) {
  return (
    <Stack as="section" gap="s">
      <Heading>
        <span>{title}</span> {isChanged && <ChangeMark state="changed" />}
      </Heading>
      {children}
    </Stack>
  );
}

type ChangeState = 'added' | 'removed' | 'changed';

function ChangeMark({ state }: { state: ChangeState }) {
  return (
    <Badge data-tone={state === 'removed' ? undefined : 'positive'}>
      {state === 'added' && <Trans id="conversations.brief-added">Added</Trans>}
      {state === 'removed' && <Trans id="conversations.brief-removed">Removed</Trans>}
      {state === 'changed' && <Trans id="conversations.brief-changed">Changed</Trans>}
    </Badge>
  );
}

interface SheetRoomsProps {
  rooms: Brief['rooms'];
  before: Brief['rooms'] | undefined;
}

function SheetRooms({ rooms, before }: SheetRoomsProps) {
  const { i18n } = useLingui();
  const { say } = useSpeech();
  const gone = before?.filter((old) => !rooms.some(({ id }) => id === old.id)) ?? [];
  const shown = [...rooms, ...gone];
  if (shown.length === 0) return null;
  return (
    <Part title={i18n._(briefLabels.rooms)} isChanged={false}>
      <Rooms>
        {shown.map((room) => {
          const was = before?.find(({ id }) => id === room.id);
          const state = before && stateOf(room, was, gone.includes(room));
          return (
            <li key={room.id} data-state={state}>
              <Subheading lang={writtenLanguage(room.name)}>
                <span>{roomTitle(room, say)}</span> {state && <ChangeMark state={state} />}
              </Subheading>
              {room.work && <p lang={writtenLanguage(room.work)}>{room.work}</p>}
              {state === 'changed' && was && was.work !== room.work && (
                <Muted as="del">{was.work}</Muted>
              )}
            </li>
          );
        })}
      </Rooms>
    </Part>
  );
}

type Room = Brief['rooms'][number];

function stateOf(room: Room, was: Room | undefined, isGone: boolean): ChangeState | undefined {
  if (isGone) return 'removed';
  if (!was) return 'added';
  const isSame = was.work === room.work && was.name === room.name && was.room === room.room;
  return isSame ? undefined : 'changed';
}
