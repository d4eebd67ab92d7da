import { SelectField, Stack, TextField } from '@aangan/ui';
import type { ServedRelease } from '../api/answers.ts';
import { live, useReleasesQuery } from '../api/registry-api.ts';
import { releaseText, shortRelease } from '../layout/release-texts.ts';

interface ReleaseChoiceProps {
  served: ServedRelease;
  /** The chosen release, or the address of a server on the computer of who opens the link. */
  value: string;
  onChoose: (choice: string) => void;
}

/** Where `aangan dev` serves a remote. */
const usualServer = 'http://localhost:3100';
/** Whether a choice is a server, and no release. */
export const isServer = (choice: string) => !/^[0-9a-f]{16}$/.test(choice);

/** The releases of one name to choose from, or a server; retired releases cannot be. */
export function ReleaseChoice({ served, value, onChoose }: ReleaseChoiceProps) {
  const { name, release } = served;
  const { data = [] } = useReleasesQuery(name, live);
  const others = data.filter((one) => !one.retired_at && one.release !== release);
  const options = [
    { value: release, label: `${shortRelease(release, served.version)}, as on production` },
    ...others.map((one) => ({
      value: one.release,
      label: releaseText(one),
    })),
  ];
  const servers =
    name === 'shell' ? [] : [{ value: usualServer, label: 'A server on this computer' }];
  return (
    <Stack gap="s">
      <SelectField
        label={name}
        options={[...options, ...servers]}
        value={isServer(value) ? usualServer : value}
        onChange={({ target }) => onChoose(target.value)}
      />
      {isServer(value) && (
        <TextField
          label={`Address of ${name}, as aangan dev prints it`}
          value={value}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
    </Stack>
  );
}
