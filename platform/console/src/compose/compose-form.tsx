import { Button, Notice, Row, SelectField, Stack } from '@aangan/ui';
import { type FormEvent, useState } from 'react';
import type { ServedRelease } from '../api/answers.ts';
import { useComposeLinkMutation } from '../api/registry-api.ts';
import { refusalOf } from '../layout/answer-state.tsx';
import { MadeLink } from './made-link.tsx';
import { PromoteComposition } from './promote-composition.tsx';
import { ReleaseChoice } from './release-choice.tsx';

interface ComposeFormProps {
  /** What production serves: where the choice begins. */
  served: readonly ServedRelease[];
  /** The channel whose site opens the link. */
  channel: string;
}

const hours = [
  { value: '1', label: 'One hour' },
  { value: '8', label: 'A working day (8 hours)' },
  { value: '72', label: 'Three days' },
];

/** Chooses a release for each name, makes the link, or promotes them all at once. */
export function ComposeForm({ served, channel }: ComposeFormProps) {
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [lasts, setLasts] = useState('8');
  const [makeLink, { data: made, error, isLoading, reset }] = useComposeLinkMutation();
  const releases = served.map(({ name, release }) => ({ name, release: chosen[name] ?? release }));
  const differing = served.filter(({ name, release }) => (chosen[name] ?? release) !== release);

  function choose(name: string, release: string) {
    // The link is of what was chosen before.
    reset();
    setChosen((before) => ({ ...before, [name]: release }));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isLoading) void makeLink({ channel, releases, hours: Number(lasts) });
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="l">
        {served.map((one) => (
          <ReleaseChoice
            key={one.name}
            served={one}
            value={chosen[one.name] ?? one.release}
            onChoose={(release) => choose(one.name, release)}
          />
        ))}
        <SelectField
          label="The link is valid for"
          options={hours}
          value={lasts}
          onChange={({ target }) => setLasts(target.value)}
        />
        {error && (
          <Notice tone="error">
            {[refusalOf(error)?.detail, ...(refusalOf(error)?.problems ?? [])].join('\n')}
          </Notice>
        )}
        <Row>
          <Button type="submit" busy={isLoading}>
            Make the link
          </Button>
          <PromoteComposition
            releases={differing.map(({ name }) => ({ name, release: chosen[name] ?? '' }))}
          />
        </Row>
        {made && <MadeLink made={made} />}
      </Stack>
    </form>
  );
}
