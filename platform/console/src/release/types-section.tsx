import {
  Badge,
  Card,
  Heading,
  Muted,
  Notice,
  Row,
  Stack,
  tokens,
  VisuallyHidden,
} from '@aangan/ui';
import styled from 'styled-components';
import { useReleaseTypesQuery } from '../api/registry-api.ts';
import { AnswerState, refusalOf } from '../layout/answer-state.tsx';
import { type DiffLine, diffTypes, type TypesChange } from './types-diff.ts';

const Code = styled.pre`
  margin: 0;
  padding-block: ${tokens.space.s};
  overflow-x: auto;
  font-size: ${tokens.type.small};
  line-height: 1.6;

  ins,
  del,
  span[data-side] {
    display: block;
    min-width: max-content;
    padding-inline: ${tokens.space.s};
    text-decoration: none;
  }
  ins {
    background: ${tokens.color.positiveSoft};
  }
  del {
    background: ${tokens.color.dangerSoft};
  }
`;

interface TypesSectionProps {
  name: string;
  release: string;
  /** The release to compare with. */
  before: string;
}

/** How the exposed types differ from another release's: consumers may need changes. */
export function TypesSection({ name, release, before }: TypesSectionProps) {
  const now = useReleaseTypesQuery({ name, release });
  const other = useReleaseTypesQuery({ name, release: before });
  const error = refusalOf(now.error ?? other.error);
  const changes =
    now.currentData && other.currentData
      ? diffTypes(now.currentData, other.currentData)
      : undefined;
  const retry = () => void Promise.all([now.refetch(), other.refetch()]);
  return (
    <Stack as="section" gap="m" aria-labelledby="types">
      <Heading id="types">Exposed types</Heading>
      {!changes && <AnswerState lines={1} error={error} onRetry={retry} />}
      {changes?.length === 0 && <Muted>The same as before.</Muted>}
      {changes?.some(({ kind }) => kind === 'removed') && (
        <Notice>A module was removed. The gate refuses the release where a remote shows it.</Notice>
      )}
      {changes?.map((change) => (
        <ChangedTypes key={change.expose} change={change} />
      ))}
    </Stack>
  );
}

/** Longer differences are collapsed at first. */
const shownLines = 40;

const tones = { added: 'positive', removed: 'accent', changed: undefined } as const;
const titles = { added: 'Added', removed: 'Removed', changed: 'Changed' };

function ChangedTypes({ change: { expose, kind, lines } }: { change: TypesChange }) {
  return (
    <Card as="article" aria-label={`${expose}, ${kind}`} style={{ padding: tokens.space.m }}>
      <Row gap="xs">
        <strong>{expose}</strong>
        <Badge data-tone={tones[kind]}>{titles[kind]}</Badge>
      </Row>
      <details open={lines.length <= shownLines}>
        <summary>{`${lines.length} ${lines.length === 1 ? 'line' : 'lines'}`}</summary>
        <Code>
          {lines.map((line, at) => (
            <Line key={at} line={line} />
          ))}
        </Code>
      </details>
    </Card>
  );
}

function Line({ line: { side, text } }: { line: DiffLine }) {
  if (side === 'both') return <span data-side={side}>{`  ${text}`}</span>;
  if (side === 'now') {
    return (
      <ins>
        <VisuallyHidden>added: </VisuallyHidden>
        <span>{`+ ${text}`}</span>
      </ins>
    );
  }
  return (
    <del>
      <VisuallyHidden>removed: </VisuallyHidden>
      <span>{`− ${text}`}</span>
    </del>
  );
}
