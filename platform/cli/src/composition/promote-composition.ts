import { changeSite, promotion, publisher, readChannel } from '../change-site.ts';
import { requireChannelOption } from '../channel-option.ts';
import type { OptionValues } from '../command-line/command.ts';
import { requireWhy } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { describeMoves } from '../describe-moves.ts';
import { signIn } from '../sign-in.ts';
import { readComposition, readCompositionId } from './read-composition.ts';
import { refuseOthers } from './refuse-others.ts';

/**
 * Promotes the whole composition or nothing: its releases go through the gate as one change, which is refused if the
 * channel has changed since it was compared.
 * @returns the exit code. @throws {PlainError} with what was refused
 */
export async function promoteComposition(text: string, values: OptionValues): Promise<number> {
  const id = readCompositionId(text);
  const command = `aangan promote --composition ${id}`;
  const channel = requireChannelOption(values.to, command, 'to');
  const why = requireWhy(values, `${command} --to ${channel}`);
  if (values.canary !== undefined || values.then !== undefined) {
    throw new UsageError(
      'A canary is of releases that differ: name them in place of --composition.',
    );
  }
  const site = await signIn(siteSettings(values), publisher);
  const composition = await readComposition(site, id);
  const { releases: served, revision } = await readChannel(site, channel);
  refuseOthers(channel, served, composition.releases);
  const releases = composition.releases.map(({ name, release }) => ({ name, release }));
  const extent = values['security-fix'] ? { isSecurityFix: true } : {};
  return changeSite(
    { ...values, revision: values.revision ?? String(revision) },
    {
      channel,
      request: (decided) => promotion(channel, { releases, why, ...extent, ...decided }),
      done: (result) => describeMoves(channel, result, undefined),
    },
  );
}
