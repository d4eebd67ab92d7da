import type { ChannelValues } from '@aangan/registry-client';
import { Button, Heading, Muted, Row, Stack } from '@aangan/ui';
import { useState } from 'react';
import { live, useValuesQuery } from '../api/registry-api.ts';
import { DataTable } from '../layout/data-table.tsx';
import { AskedValue } from './asked-value.tsx';
import { settingText } from './setting-text.ts';

type ListedValue = ChannelValues['values'][number];

/** What a channel sets of the values of a remote, each to be changed; nothing where its release reads none. */
export function ValuesOf({ name, channel }: { name: string; channel: string }) {
  const [asked, setAsked] = useState<ListedValue>();
  const { data } = useValuesQuery(channel, live);
  const values = data?.values.filter(({ remote }) => remote === name) ?? [];
  if (!data || values.length === 0) return null;
  const title = `Values on ${channel}`;
  return (
    <Stack as="section" gap="m" aria-label={title}>
      <Heading>{title}</Heading>
      <DataTable label={title}>
        <thead>
          <tr>
            <th scope="col">Value</th>
            <th scope="col">Set to</th>
            <th scope="col">Default</th>
          </tr>
        </thead>
        <tbody>
          {values.map((one) => (
            <tr key={one.name}>
              <th scope="row">
                <span>{one.name}</span>
                <Muted>{one.declared?.description ?? 'No release reads it.'}</Muted>
                {one.declared && <Muted>{readers[one.declared.readBy]}</Muted>}
              </th>
              <td>
                <Row gap="xs">
                  <span>{setText(one)}</span>
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={`Change ${one.name} on ${channel}`}
                    onClick={() => setAsked(one)}
                  >
                    Change
                  </Button>
                </Row>
              </td>
              <td>{one.declared ? settingText(one.declared.default) : 'none'}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {asked && (
        <AskedValue
          value={asked}
          channel={channel}
          revision={data.revision}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}

const readers = {
  both: 'Read by servers and browsers.',
  browser: 'Read by browsers.',
  server: 'Read by servers.',
};

function setText({ setting, canary }: ListedValue): string {
  const set = setting === null ? 'the default' : settingText(setting);
  return canary ? `${set}; ${settingText(canary.setting)} for ${canary.percent} %` : set;
}
