import type { AffectedRelease } from './find-affected.ts';

/** The job that mails a team. */
export const advisoryMailTask = 'tell-team-of-advisories';
/** The job that calls the webhook. */
export const advisoryWebhookTask = 'call-webhook-of-advisories';

/** What a team is told of at once. */
export interface AdvisoryNotice {
  id: number;
  /** Null for the shell. */
  team: string | null;
  affected: AffectedRelease[];
}

/** How many lines one mail has. */
const maxLines = 100;

/** What teams are told of packages with known faults in what channels serve. */
export function advisoryText({ affected }: AdvisoryNotice) {
  const names = [...new Set(affected.map(({ name }) => name))].join(', ');
  const lines = affected.slice(0, maxLines).map(lineOf);
  const more = affected.length - lines.length;
  if (more > 0) lines.push(`… and ${more} more: aangan advisories list`);
  return {
    subject: `Packages of ${names} have known faults`,
    text: `Channels serve releases with packages that have known faults:\n\n${lines.join('\n\n')}\n\nPublish a release with a version in which it is corrected. All: aangan advisories list\n`,
  };
}

function lineOf(one: AffectedRelease): string {
  const { channel, name, release, version, ids, summary, severity, pages } = one;
  const where = pages === null ? 'every page' : pages.join(', ') || 'no page';
  return `${name} ${release} on ${channel}: ${one.package} ${version}\n  ${ids.join(', ')}${severity ? ` (${severity})` : ''}: ${summary}\n  ${where}`;
}

/** The address of a team, or of who is told where it has none. */
export const addressOf = (
  teamMails: Readonly<Record<string, string>>,
  team: string | null,
): string | undefined => (team !== null && teamMails[team]) || teamMails['*'];
