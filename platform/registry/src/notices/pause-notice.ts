import type { Channel } from '@aangan/manifest';
import { addJob } from '@aangan/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { nextNoticeId } from './notice-id-repository.ts';

/** The job that mails the teams of a rollout that waits for a person. */
export const pauseTask = 'tell-team-of-pause';

/** What a mail of a notice says. */
export interface NoticeText {
  subject: string;
  text: string;
}

/** A rollout that waits for a person. */
export interface PausedRollout {
  channel: Channel;
  releases: { name: string; team: string | null }[];
  why: string;
  /** What is told in place of that it is paused, and why. */
  mail?: NoticeText;
}

/** Adds the job that tells teams of a rollout that waits: it exists only if the transaction is committed. */
export async function addPauseNotice(db: Kysely<Tables>, paused: PausedRollout): Promise<void> {
  await addJob(db, pauseTask, { id: await nextNoticeId(db), paused });
}

/** What teams are told of a rollout that the platform has paused. */
export function textOfPause({ channel, releases, why }: PausedRollout): NoticeText {
  const names = releases.map(({ name }) => name);
  const decide = (what: string) =>
    `aangan rollout ${what} ${names[0]} --channel ${channel} --why …`;
  return {
    subject: `${channel}: the rollout of ${names.join(', ')} is paused`,
    text: `The platform has paused a rollout on ${channel}: it keeps its share of the visitors until a person decides.\n\n${why}\n\nTo go on: ${decide('resume')}\nTo end it: ${decide('end')}\n`,
  };
}
