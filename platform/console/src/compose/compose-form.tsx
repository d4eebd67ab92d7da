import { Button, Notice, Row, SelectField, Stack } from '@aangan/ui';
import { type FormEvent, useState } from 'react';
import {
  type NamedRelease,
  useCheckReleasesMutation,
  useComposeLinkMutation,
} from '../api/registry-api.ts';
import { refusalOf } from '../layout/answer-state.tsx';
import type { Composable } from './composable.ts';
import { isServer, localOrigin } from './local-origin.ts';
import { MadeLink } from './made-link.tsx';
import { PromoteComposition } from './promote-composition.tsx';
import { ReleaseChoice } from './release-choice.tsx';
import { useChoices } from './use-choices.ts';

interface ComposeFormProps {
  remotes: readonly Composable[];
  /** The channel whose site opens the link. */
  channel: string;
}

const validFor = [
  { value: '1', label: 'One hour' },
  { value: '8', label: 'A working day (8 hours)' },
  { value: '72', label: 'Three days' },
];

/** Chooses a release for each name, and makes a link or promotes all of them at once. */
export function ComposeForm({ remotes, channel }: ComposeFormProps) {
  const { choiceOf, choose, hours, setHours } = useChoices();
  /** Whether to show errors of addresses; not while an address is typed for the first time. */
  const [isTried, setIsTried] = useState(false);
  const [makeLink, { data: made, error, isLoading, reset }] = useComposeLinkMutation();
  const [check, gate] = useCheckReleasesMutation();
  const problems = [...new Set((made?.problems ?? []).concat(gate.data?.problems ?? []))];
  const chosen = remotes.flatMap(({ name, release }) => {
    const choice = choiceOf(name) ?? release;
    return choice === undefined ? [] : [{ name, choice, served: release }];
  });
  // If a server does not answer, the page shows the served release instead.
  const releases = chosen.flatMap(({ name, choice, served }): NamedRelease[] => {
    const release = isServer(choice) ? served : choice;
    return release === undefined ? [] : [{ name, release }];
  });
  const servers = chosen.filter(({ choice }) => isServer(choice));
  const locals = servers.flatMap(({ name, choice }) => {
    const origin = localOrigin(choice);
    return origin === undefined ? [] : [{ name, origin }];
  });
  const differing = releases.filter(({ name, release }) =>
    chosen.some((one) => one.name === name && one.served !== release),
  );
  const refusal = refusalOf(error);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (isLoading || locals.length < servers.length) return;
    void makeLink({ channel, releases, locals, hours: Number(hours) });
    if (differing.length > 0) void check({ channel: 'production', releases: differing });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="l">
        {remotes.map((one) => (
          <ReleaseChoice
            key={one.name}
            remote={one}
            value={choiceOf(one.name) ?? one.release}
            isTried={isTried}
            problems={problems.filter((problem) =>
              differing.some(
                ({ name, release }) => name === one.name && problem.includes(`${name} ${release}`),
              ),
            )}
            onChoose={(choice) => {
              // The link is for the previous choice.
              reset();
              gate.reset();
              choose(one.name, choice === one.release ? undefined : choice);
            }}
          />
        ))}
        <SelectField
          label="The link is valid for"
          options={validFor}
          value={hours}
          onChange={({ target }) => setHours(target.value)}
        />
        {refusal && (
          <Notice tone="error">{[refusal.detail, ...refusal.problems].join('\n')}</Notice>
        )}
        <Row>
          <Button type="submit" busy={isLoading}>
            Make the link
          </Button>
          {servers.length === 0 && <PromoteComposition releases={differing} />}
        </Row>
        {made && (
          <MadeLink
            made={{ ...made, problems }}
            isLocal={servers.length > 0}
            isChecking={gate.isLoading}
            unchecked={refusalOf(gate.error)?.detail}
          />
        )}
      </Stack>
    </form>
  );
}
