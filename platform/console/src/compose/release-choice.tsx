import { SelectField, Stack, TextField } from '@aangan/ui';
import type { ServedRelease } from '../api/answers.ts';
import { live, useReleasesQuery } from '../api/registry-api.ts';
import { releaseText, shortRelease } from '../layout/release-texts.ts';
import { isServer, localOrigin, usualServer } from './local-origin.ts';

interface ReleaseChoiceProps {
  served: ServedRelease;
  /** The chosen release, or the address of a server on the computer of who opens the link. */
  value: string;
  /** Whether a wrong address is said to be wrong. */
  isTried: boolean;
  onChoose: (choice: string) => void;
}

/** The releases of one name to choose from, or a server; retired releases cannot be. */
export function ReleaseChoice({ served, value, isTried, onChoose }: ReleaseChoiceProps) {
  const { name, release } = served;
  const { data } = useReleasesQuery(name, live);
  const others = (data ?? []).filter((one) => !one.retired_at && one.release !== release);
  const options = [
    { value: release, label: `${shortRelease(release, served.version)}, as on production` },
    ...others.map((one) => ({ value: one.release, label: releaseText(one) })),
  ];
  const isGone = !isServer(value) && !options.some((option) => option.value === value);
  if (isGone) {
    const reason = data ? 'retired, or never published' : '…';
    options.push({ value, label: `${shortRelease(value)}, ${reason}` });
  }
  const servers =
    name === 'shell' ? [] : [{ value: usualServer, label: 'A server on this computer' }];
  const mistake = `This is no address of this computer. Enter what aangan dev prints, such as ${usualServer}.`;
  return (
    <Stack gap="s">
      <SelectField
        label={name}
        options={[...options, ...servers]}
        value={isServer(value) ? usualServer : value}
        error={isGone && data ? 'Choose another release.' : undefined}
        onChange={({ target }) => onChoose(target.value)}
      />
      {isServer(value) && (
        <TextField
          label={`Address of ${name}, as aangan dev prints it`}
          value={value}
          error={isTried && localOrigin(value) === undefined ? mistake : undefined}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
    </Stack>
  );
}
