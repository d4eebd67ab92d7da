import type { MoveResult } from '@aangan/registry';
import { PlainError } from '@aangan/server';
import { requireChannelOption } from '../channel-option.ts';
import type { ClientSettings } from '../config.ts';
import { signIn } from '../sign-in.ts';

interface RemoveOptions extends ClientSettings {
  channel?: string | undefined;
  why?: string | undefined;
}

/**
 * Takes names off a channel, all of them or none. Their releases stay in the registry.
 * @returns the exit code. @throws {PlainError} with what is missing, or what the site refused.
 */
export async function remove(names: readonly string[], options: RemoveOptions): Promise<number> {
  if (names.length === 0) {
    throw new PlainError('Name what to remove: aangan remove vendors --channel staging --why …');
  }
  const command = `aangan remove ${names.join(' ')}`;
  const channel = requireChannelOption(options.channel, command);
  if (!options.why?.trim()) {
    throw new PlainError(
      `Give the reason, for the history: ${command} --channel ${channel} --why "it is replaced"`,
    );
  }
  const site = await signIn(options, 'an integrator');
  const { revision, warnings } = await site.post<MoveResult>(
    `/platform/channels/${channel}/removals`,
    { names, why: options.why },
  );
  console.log(`${channel} no longer serves ${names.join(', ')} (revision ${revision}).`);
  for (const warning of warnings) console.log(`Warning: ${warning}`);
  return 0;
}
