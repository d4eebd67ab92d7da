import { parseArgs } from 'node:util';
import { PlainError } from '@aangan/server';
import { appoint } from './appoint/appoint.ts';
import { readClientSettings, readStartSettings, type StartPart, startParts } from './config.ts';
import { startRemote } from './new/start-remote.ts';
import { operator, operatorUsage } from './operator/operator.ts';
import { publish } from './publish/publish.ts';
import { remove } from './remove/remove.ts';
import { start } from './start/start.ts';
import { status } from './status/status.ts';

const usage = `aangan <command>

  start [api|registry|edge|renderer]
                              The site in one process, or one part of it for production.
  publish <dir>               Publishes a built folder and puts it on a channel.
      --channel <name>        Which channel; none is assumed
      --why <text>            The reason, for the history
      --registry <url>        The site (default AANGAN_REGISTRY or http://localhost:3000)
  remove <name> …             Takes a remote off a channel. Its releases stay published.
      --channel <name>        Which channel; none is assumed
      --why <text>            The reason, for the history
      --registry <url>
  status                      What each channel serves, since when and by whom.
      --channel <name>        Only this one
      --registry <url>

  new <name>                  Writes a new remote in the repository: one page, one feature, their tests.
      --team <name>           Its team; the remote's name by default

  operator <command>          Verifies profiles and manages accounts: aangan operator --help.
      --registry <url>
  appoint <office> <email>    Makes an account operator or integrator, in the database itself.
      --off                   Removes the office

  publish, remove and operator sign in with AANGAN_EMAIL and AANGAN_PASSWORD, or with AANGAN_TOKEN.`;

/**
 * Runs one command line.
 * @returns the exit code. @throws {PlainError} for what the caller can correct.
 */
export async function runCommand(argv: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(argv);
  const [command, ...rest] = positionals;
  if (values.help && command === 'operator') {
    console.log(operatorUsage);
    return 0;
  }
  if (values.help || command === undefined || command === 'help') {
    console.log(usage);
    return 0;
  }
  switch (command) {
    case 'start':
      return start(readStartSettings(startPart(rest)), startPart(rest));
    case 'publish':
      return publish(one(rest, 'a built folder: aangan publish mfe-designers/dist'), {
        ...readClientSettings(),
        ...values,
      });
    case 'remove':
      return remove(rest, { ...readClientSettings(), ...values });
    case 'status':
      return status({ ...readClientSettings(), ...values });
    case 'new':
      return startRemote(one(rest, 'the remote: aangan new price-lists'), values.team);
    case 'operator':
      return operator(rest, { ...readClientSettings(), ...values });
    case 'appoint':
      return appoint(rest, readStartSettings('all'), values);
    default:
      throw new PlainError(`There is no command "${command}".\n\n${usage}`);
  }
}

function readArguments(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        channel: { type: 'string' },
        registry: { type: 'string' },
        why: { type: 'string' },
        team: { type: 'string' },
        off: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new PlainError(`${message}\n\n${usage}`);
  }
}

function startPart([part, ...rest]: readonly string[]): StartPart {
  if (part === undefined) return 'all';
  const known = startParts.find((name) => name === part && name !== 'all');
  if (rest.length === 0 && known) return known;
  throw new PlainError(
    'aangan start takes api, registry, edge or renderer, or nothing for all in one.',
  );
}

function one(positionals: readonly string[], what: string): string {
  const [only, ...more] = positionals;
  if (only === undefined || more.length > 0) throw new PlainError(`Name ${what}`);
  return only;
}
