import { SelectField, Stack, TextField } from '@aangan/ui';
import { live, useReleasesQuery } from '../api/registry-api.ts';
import { releaseText, shortRelease } from '../layout/release-texts.ts';
import type { Composable } from './composable.ts';
import { isServer, localOrigin, usualServer } from './local-origin.ts';

interface ReleaseChoiceProps {
  remote: Composable;
  /**
   * The chosen release, or the address of a server on the computer of the person who opens the link; undefined for
   * none.
   */
  value: string | undefined;
  /** Whether to show that an address is wrong. */
  isTried: boolean;
  /** Why the gate would refuse the chosen release. */
  problems: readonly string[];
  onChoose: (choice: string | undefined) => void;
}

/** A choice between the releases of one name, or a server. Retired releases cannot be chosen. */
export function ReleaseChoice({ remote, value, isTried, problems, onChoose }: ReleaseChoiceProps) {
  const { name, release, version } = remote;
  const { data } = useReleasesQuery(name, live);
  const others = (data ?? []).filter((one) => !one.retiredAt && one.release !== release);
  const options = [
    release === undefined
      ? { value: '', label: 'None, as on production' }
      : { value: release, label: `${shortRelease(release, version)}, as on production` },
    ...others.map((one) => ({ value: one.release, label: releaseText(one) })),
  ];
  const server = value !== undefined && isServer(value) ? value : undefined;
  const chosen = server === undefined ? (value ?? '') : usualServer;
  const isGone = server === undefined && !options.some((option) => option.value === chosen);
  if (isGone) {
    const reason = data ? 'retired, or never published' : '…';
    options.push({ value: chosen, label: `${shortRelease(chosen)}, ${reason}` });
  }
  const servers =
    name === 'shell' ? [] : [{ value: usualServer, label: 'A server on this computer' }];
  const refused =
    problems.length > 0 ? `The gate would refuse it: ${problems.join(' ')}` : undefined;
  const mistake = `This is no address of this computer. Enter what aangan dev prints, such as ${usualServer}.`;
  return (
    <Stack gap="s">
      <SelectField
        label={name}
        options={[...options, ...servers]}
        value={chosen}
        error={isGone && data ? 'Choose another release.' : refused}
        onChange={({ target }) => onChoose(target.value || undefined)}
      />
      {server !== undefined && (
        <TextField
          label={`Address of ${name}, as aangan dev prints it`}
          value={server}
          error={isTried && localOrigin(server) === undefined ? mistake : undefined}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
    </Stack>
  );
}
