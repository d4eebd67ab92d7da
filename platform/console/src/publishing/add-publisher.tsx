import { Checkbox, FieldPair, SelectField, Stack, TextField } from '@aangan/ui';
import { useState } from 'react';
import { useAddPublisherMutation } from '../api/publishing-api.ts';
import { useChannelsQuery } from '../api/registry-api.ts';
import { ConfirmChange } from '../history/confirm-change.tsx';

const github = 'https://token.actions.githubusercontent.com';
const issuers = [
  { value: github, label: 'GitHub Actions' },
  { value: 'https://gitlab.com', label: 'GitLab' },
  { value: '', label: 'Another one' },
];
const kinds = [
  { value: 'branch', label: 'Branch' },
  { value: 'tag', label: 'Tag' },
];

/** Asks which workflow publishes for which team. */
export function AddPublisher({ onClose }: { onClose: () => void }) {
  const [add] = useAddPublisherMutation();
  const { data: known } = useChannelsQuery();
  const [issuer, setIssuer] = useState(github);
  const [kind, setKind] = useState('branch');
  const [channels, setChannels] = useState<readonly string[]>([]);
  const [texts, setTexts] = useState({
    team: '',
    issuer: '',
    repository: '',
    ref: 'main',
    workflow: '.github/workflows/release.yml',
  });
  const field = (name: keyof typeof texts, label: string) => (
    <TextField
      label={label}
      value={texts[name]}
      maxLength={300}
      onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
    />
  );
  const { team, repository, ref, workflow } = trimmed(texts);
  const address = issuer || texts.issuer.trim();
  const isWhole = [team, repository, ref, workflow, address].every((text) => text !== '');
  const save = () =>
    add({
      team,
      repository,
      workflow,
      issuer: address,
      channels: [...channels],
      ...(kind === 'tag' ? { tag: ref } : { branch: ref }),
    }).unwrap();
  return (
    <ConfirmChange
      action="Add"
      title="Add a publisher"
      mistake={isWhole ? undefined : 'Fill in all fields: a run is compared with each.'}
      onConfirm={save}
      onClose={onClose}
    >
      <Stack gap="m">
        {field('team', 'Team, as in remote.json')}
        <SelectField
          label="Who vouches for its runs"
          options={issuers}
          value={issuer}
          onChange={({ target }) => setIssuer(target.value)}
        />
        {issuer === '' && field('issuer', 'Address of the issuer')}
        {field('repository', 'Repository, as owner/name')}
        <FieldPair>
          <SelectField
            label="Runs of a"
            options={kinds}
            value={kind}
            onChange={({ target }) => setKind(target.value)}
          />
          {field('ref', kind === 'tag' ? 'Tag, in which one * may stand' : 'Branch')}
        </FieldPair>
        {field('workflow', 'File of the workflow, in the repository')}
        {known?.results
          .filter((channel) => channel !== 'production')
          .map((channel) => (
            <Checkbox
              key={channel}
              label={`Runs may change ${channel}`}
              checked={channels.includes(channel)}
              onChange={({ target }) =>
                setChannels(
                  target.checked
                    ? [...channels, channel]
                    : channels.filter((other) => other !== channel),
                )
              }
            />
          ))}
      </Stack>
    </ConfirmChange>
  );
}

const trimmed = <Texts extends Record<string, string>>(texts: Texts) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])) as Texts;
