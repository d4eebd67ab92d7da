import { Button, Notice, Row, SelectField, Stack } from '@aangan/ui';
import { type FormEvent, useState } from 'react';
import type { ServedRelease } from '../api/answers.ts';
import { useComposeLinkMutation } from '../api/registry-api.ts';
import { refusalOf } from '../layout/answer-state.tsx';
import { MadeLink } from './made-link.tsx';
import { PromoteComposition } from './promote-composition.tsx';
import { isServer, ReleaseChoice } from './release-choice.tsx';

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
  // In place of a server that does not answer, the page shows the served release.
  const releases = served.map(({ name, release }) => ({
    ...{ name, release: isServer(chosen[name] ?? release) ? release : (chosen[name] ?? release) },
  }));
  const locals = Object.entries(chosen)
    .filter(([, choice]) => isServer(choice))
    .map(([name, origin]) => ({ name, origin }));
  const differing = releases.filter(({ release }, index) => release !== served[index]?.release);

  function choose(name: string, release: string) {
    // The link is of what was chosen before.
    reset();
    setChosen((before) => ({ ...before, [name]: release }));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isLoading) void makeLink({ channel, releases, locals, hours: Number(lasts) });
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
          {locals.length === 0 && <PromoteComposition releases={differing} />}
        </Row>
        {made && <MadeLink made={made} isLocal={locals.length > 0} />}
      </Stack>
    </form>
  );
}
