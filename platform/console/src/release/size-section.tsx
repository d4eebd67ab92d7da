import { Badge, Heading, Muted, Stack } from '@aangan/ui';
import type { Release } from '../api/release-json.ts';
import { DataTable } from '../layout/data-table.tsx';
import {
  type ComparedSize,
  compareSizes,
  differenceText,
  kilobytes,
  totalBytes,
} from './release-sizes.ts';

/** How much JavaScript the release has, by exposed module and in all, with the difference. */
export function SizeSection({ now, before }: { now: Release; before: Release | undefined }) {
  const modules = compareSizes(now, before);
  return (
    <Stack as="section" gap="m" aria-labelledby="sizes">
      <Heading id="sizes">{now.kind === 'shell' ? 'Sizes' : 'Modules and sizes'}</Heading>
      <DataTable label="Sizes">
        <thead>
          <tr>
            <th scope="col">Module</th>
            <th scope="col" data-kind="number">
              Scripts
            </th>
            <th scope="col" data-kind="number">
              Compressed
            </th>
          </tr>
        </thead>
        <tbody>
          {modules.map((module) => (
            <ModuleRow key={module.name} module={module} isCompared={before !== undefined} />
          ))}
          <tr>
            <th scope="row">All scripts</th>
            <SizeCell now={totalBytes(now)} before={before && totalBytes(before)} />
            <td data-kind="number">–</td>
          </tr>
        </tbody>
      </DataTable>
      {modules.length > 0 && (
        <Muted>
          A module is counted with the scripts that it shares with others, without the entry.
        </Muted>
      )}
    </Stack>
  );
}

function ModuleRow({
  module: { name, now, before },
  isCompared,
}: {
  module: ComparedSize;
  isCompared: boolean;
}) {
  return (
    <tr>
      <th scope="row">
        <span>{`${name} `}</span>
        {isCompared && !before && <Badge data-tone="positive">New</Badge>}
        {!now && <Badge data-tone="accent">Removed</Badge>}
      </th>
      <SizeCell now={now?.bytes} before={before?.bytes} />
      <SizeCell now={now?.compressed} before={before?.compressed} />
    </tr>
  );
}

function SizeCell({ now, before }: { now: number | undefined; before: number | undefined }) {
  return (
    <td data-kind="number">
      <span>{now === undefined ? '–' : kilobytes(now)}</span>
      {now !== undefined && before !== undefined && <Muted>{differenceText(now, before)}</Muted>}
      {now === undefined && before !== undefined && <Muted>{`was ${kilobytes(before)}`}</Muted>}
    </td>
  );
}
