import { Badge, Heading, Muted, Stack } from '@aangan/ui';
import type { Release } from '../api/release-json.ts';
import { DataTable } from '../layout/data-table.tsx';

/** The packages that a remote takes from the shell, or that the shell brings, with what changed. */
export function SharedSection({ now, before }: { now: Release; before: Release | undefined }) {
  const [packages, others] = [packagesOf(now), before ? packagesOf(before) : packagesOf(now)];
  const names = [...new Set([...Object.keys(packages), ...Object.keys(others)])].sort();
  const isShell = now.kind === 'shell';
  return (
    <Stack as="section" gap="m" aria-labelledby="shared">
      <Heading id="shared">Shared packages</Heading>
      {names.length === 0 && <Muted>None.</Muted>}
      {names.length > 0 && (
        <DataTable label="Shared packages">
          <thead>
            <tr>
              <th scope="col">Package</th>
              <th scope="col">{isShell ? 'Provided' : 'Required'}</th>
              {!isShell && <th scope="col">Names that it uses</th>}
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <span>{`${packages[name] ?? 'no longer'} `}</span>
                  {packages[name] !== others[name] && (
                    <Badge data-tone="accent">{`was ${others[name] ?? 'not there'}`}</Badge>
                  )}
                </td>
                {!isShell && <td>{now.shared.uses?.[name]?.join(', ') || '–'}</td>}
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </Stack>
  );
}

const packagesOf = ({ shared }: Release): Record<string, string> =>
  shared.requires ?? shared.provides ?? {};
