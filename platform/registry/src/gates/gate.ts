import type { RemoteRelease, ShellRelease } from '@aangan/manifest';
import { findingText } from '../finding-text.ts';

/** The releases that a channel would serve after a move. */
export interface ProposedComposition {
  shell: ShellRelease;
  remotes: readonly RemoteRelease[];
  /** The day of the move (YYYY-MM-DD, UTC): deprecated names have a last day. */
  today: string;
}

/** One reason why releases cannot be served together. */
export interface GateProblem {
  /** The name of the rule that refuses. */
  rule: string;
  /** What the one side asks for, as the first half of a sentence. */
  asks: string;
  /** What the other side has, as its second half. */
  has: string;
  /** What to do about it, as a sentence. */
  remedy: string;
  /** Whether the releases can be served nevertheless. */
  isWarning?: boolean;
}

/** One rule: every place in the proposed composition that breaks it. */
export type Gate = (proposed: ProposedComposition) => GateProblem[];

/** A problem as one text for the person who moves a channel. The halves of its sentence may quote what a release says. */
export function describeProblem({ rule, asks, has, remedy }: GateProblem): string {
  return `${rule}: ${findingText(asks)}, ${findingText(has)}. ${findingText(remedy)}`;
}

/** A remote of the composition, or the shell, by its name, with whom to ask about it. */
export function ownerNamed({ shell, remotes }: ProposedComposition, name: string): string {
  const owner = [shell, ...remotes].find((release) => release.name === name);
  return owner ? `${name} (${ownerOf(owner)})` : name;
}

/** A release by its name and id, with whom to ask about it. */
export function nameWithTeam(release: RemoteRelease | ShellRelease): string {
  return `${nameOf(release)} (${ownerOf(release)})`;
}

function ownerOf(release: RemoteRelease | ShellRelease): string {
  return release.kind === 'remote' ? `team ${release.manifest.team}` : 'the platform’s team';
}

/** A release by its name and id. */
export function nameOf({ name, release }: RemoteRelease | ShellRelease): string {
  return `${name} ${release}`;
}
