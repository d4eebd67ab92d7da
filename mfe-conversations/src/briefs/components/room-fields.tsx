import { createSubmissionKeys } from '@aangan/api-client';
import { projectRooms } from '@aangan/domain';
import { type Brief, briefLimits } from '@aangan/domain/quotes';
import { useSentences } from '@aangan/messages';
import {
  Button,
  FieldPair,
  Muted,
  Row,
  Stack,
  Subheading,
  TextArea,
  TextField,
  tokens,
} from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { roomTitle } from '../model/brief-texts.ts';
import type { BriefFaults } from '../model/typed-brief.ts';
import { useFaultText } from '../model/use-fault-text.ts';

type Room = Brief['rooms'][number];

const Rooms = styled.ul`
  display: grid;
  gap: ${tokens.space.m};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: ${tokens.space.s};
    padding: ${tokens.space.m};
    border: 1px solid ${tokens.color.line};
    border-radius: ${tokens.radius.panel};
    background: ${tokens.color.surface};
  }
`;

interface RoomFieldsProps {
  rooms: readonly Room[];
  faults: BriefFaults;
  onChange: (rooms: Room[]) => void;
}

/** The rooms of a brief and what is to be done in each. A press on a kind of room adds one. */
export function RoomFields({ rooms, faults, onChange }: RoomFieldsProps) {
  const { t } = useLingui();
  const say = useSentences();
  const list = useRef<HTMLUListElement>(null);
  const added = useRef<string | null>(null);
  useEffect(() => {
    if (added.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-room="${added.current}"] textarea`)?.focus();
    added.current = null;
  });
  function add(room: Room['room']) {
    const id = createSubmissionKeys().keyFor(room);
    added.current = id;
    onChange([...rooms, { id, room, name: '', work: '' }]);
  }
  const set = (id: string, parts: Partial<Room>) =>
    onChange(rooms.map((one) => (one.id === id ? { ...one, ...parts } : one)));
  return (
    <Stack
      gap="s"
      role="group"
      aria-label={t({ id: 'conversations.brief-rooms', message: 'Rooms' })}
    >
      {rooms.length > 0 && (
        <Rooms ref={list}>
          {rooms.map((room) => (
            <li key={room.id} data-room={room.id}>
              <OneRoom
                room={room}
                fault={faults[`rooms.${room.id}`]}
                onChange={(parts) => set(room.id, parts)}
                onRemove={() => onChange(rooms.filter(({ id }) => id !== room.id))}
              />
            </li>
          ))}
        </Rooms>
      )}
      {rooms.length < briefLimits.roomsMax && (
        <div>
          <Muted>
            <Trans id="conversations.add-room">Add a room:</Trans>
          </Muted>
          <Row gap="xs">
            {projectRooms.map(({ id, label }) => (
              <Button key={id} size="small" variant="secondary" onClick={() => add(id)}>
                <span aria-hidden="true">+ </span>
                <span>{say(label)}</span>
              </Button>
            ))}
          </Row>
        </div>
      )}
    </Stack>
  );
}

interface OneRoomProps {
  room: Room;
  fault: BriefFaults['title'];
  onChange: (parts: Partial<Room>) => void;
  onRemove: () => void;
}

function OneRoom({ room, fault, onChange, onRemove }: OneRoomProps) {
  const { t } = useLingui();
  const say = useSentences();
  const faultText = useFaultText();
  const title = roomTitle(room, say);
  return (
    <>
      <Row justify="space-between">
        <Subheading>{title}</Subheading>
        <Button
          size="small"
          variant="quiet"
          aria-label={t({ id: 'conversations.remove-room', message: `Remove ${title}` })}
          onClick={onRemove}
        >
          {t({ id: 'conversations.remove', message: 'Remove' })}
        </Button>
      </Row>
      <FieldPair>
        <TextField
          label={t({ id: 'conversations.room-name', message: 'Which one' })}
          hint={t({
            id: 'conversations.room-name-hint',
            message: 'If there are several: “of my parents”',
          })}
          optional
          value={room.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextArea
          label={t({ id: 'conversations.room-work', message: 'What is to be done' })}
          rows={2}
          value={room.work}
          error={faultText(fault)}
          onChange={({ target }) => onChange({ work: target.value })}
        />
      </FieldPair>
    </>
  );
}
