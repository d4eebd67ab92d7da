import { SelectField } from '@aangan/ui';
import type { ServedRelease } from '../api/answers.ts';
import { useReleasesQuery } from '../api/registry-api.ts';
import { ago, shortRelease } from '../layout/release-texts.ts';

interface ReleaseChoiceProps {
  served: ServedRelease;
  /** The chosen release. */
  value: string;
  onChoose: (release: string) => void;
}

/** The releases of one name to choose from; retired ones cannot be. */
export function ReleaseChoice({ served, value, onChoose }: ReleaseChoiceProps) {
  const { name, release } = served;
  const { data = [] } = useReleasesQuery(name);
  const others = data.filter((one) => !one.retired_at && one.release !== release);
  const options = [
    { value: release, label: `${shortRelease(release, served.version)}, as on production` },
    ...others.map((one) => ({
      value: one.release,
      label: `${shortRelease(one.release, one.version)}, ${ago(one.published_at, Date.now())}${one.channels.length > 0 ? `, on ${one.channels.join(' and ')}` : ''}`,
    })),
  ];
  return (
    <SelectField
      label={name}
      options={options}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
