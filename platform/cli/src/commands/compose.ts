import { isRemoteName } from '@aangan/manifest/names';
import { isLoopbackOrigin } from '@aangan/manifest/trusted-origins';
import { toRegistry } from '@aangan/registry-client';
import { publisher } from '../change-site.ts';
import type { Command, OptionValues } from '../command-line/command.ts';
import { printResult } from '../command-line/print-result.ts';
import { readReleaseArgument } from '../command-line/release-argument.ts';
import { none, one, some } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { describeLinks } from '../composition/describe-links.ts';
import {
  linkOptions,
  readLinkChannel,
  showLink,
  type WantedLocal,
} from '../composition/make-link.ts';
import { readComposition, readCompositionId } from '../composition/read-composition.ts';
import { signIn } from '../sign-in.ts';
import type { SiteClient } from '../site-client.ts';
import { readOverrides } from '../values/read-overrides.ts';
import { readRemoteValue } from '../values/value-argument.ts';

const example = 'aangan compose vendors@0123456789abcdef auth@fedcba9876543210';
const localExample = 'aangan compose vendors@http://localhost:3100';

export const composeCommand: Command = {
  name: 'compose',
  parameters:
    '<remote>@<version>|http://localhost:<port> … | <remote>.<value>=<text> … | --composition <id> | list | end <id>',
  access: 'change',
  summary: 'Makes a link to a page of releases that no channel serves together.',
  options: {
    composition: {
      type: 'string',
      value: '<id>',
      about: 'The releases of a composition that was served; named releases replace its own',
    },
    ...linkOptions,
  },
  details:
    'Anyone who has the link can open it until it expires. A team composes its own remotes with what the channel serves. A server of one computer is one that aangan dev has started there.',
  examples: [
    example,
    localExample,
    'aangan compose designers.connect-early=true',
    'aangan compose --composition AbCdEfGhIjKlMnOpQrStUv',
    'aangan compose list',
    'aangan compose end AbCdEfGhIjKlMnOpQrStUv',
  ],
  words: ['list', 'end'],
  run: async (positionals, values) => {
    const [word, ...rest] = positionals;
    if (word === 'list') return list(rest, values);
    if (word === 'end') return end(rest, values);
    return make(positionals, values);
  },
};

async function make(positionals: readonly string[], values: OptionValues): Promise<number> {
  const id = values.composition && readCompositionId(values.composition);
  const given = id ? positionals : some(positionals, `at least one release: ${example}`);
  const set = given.flatMap((text) => readRemoteValue(text) ?? []);
  const typed = given.filter((text) => !readRemoteValue(text));
  const locals = typed.filter(isLocal).map(readLocalArgument);
  const named = typed.filter((text) => !isLocal(text)).map(readReleaseArgument);
  const channel = readLinkChannel(values);
  const site = await signIn(siteSettings(values), publisher);
  const releases = [...(id ? await othersOf(site, id, named) : []), ...named];
  await showLink(site, values, {
    channel,
    releases,
    isComplete: id !== undefined,
    locals,
    values: await readOverrides(site, set, { channel, releases }),
  });
  return 0;
}

const isLocal = (text: string) => text.includes('@http');

/** @throws {UsageError} if the text names no server on this computer */
function readLocalArgument(text: string): WantedLocal {
  const at = text.indexOf('@');
  const [name, origin] = [text.slice(0, at), text.slice(at + 1)];
  if (isRemoteName(name) && isLoopbackOrigin(origin)) return { name, origin };
  throw new UsageError(`"${text}" is not a server of this computer: ${localExample}.`);
}

/** The releases of a composition for all names that are not given. */
async function othersOf(site: SiteClient, id: string, named: readonly { name: string }[]) {
  const { releases } = await readComposition(site, id);
  return releases
    .filter(({ name }) => !named.some((given) => given.name === name))
    .map(({ name, release }) => ({ name, release }));
}

async function list(positionals: readonly string[], values: OptionValues): Promise<number> {
  none(positionals);
  const site = await signIn(siteSettings(values), publisher);
  const links = await site.read(toRegistry('get', '/compose-links'));
  const production = { params: { channel: 'production' } };
  const status = await site.read(toRegistry('get', '/channels/{channel}/releases', production));
  const result = links ?? { results: [] };
  const text = describeLinks(result.results, status?.releases ?? []);
  printResult(values, { result, text });
  return 0;
}

async function end(positionals: readonly string[], values: OptionValues): Promise<number> {
  const id = one(positionals, 'a link by its id: aangan compose end AbCdEfGhIjKlMnOpQrStUv');
  if (!/^[\w-]{22}$/.test(id)) throw new UsageError(`"${id}" is not the id of a compose link.`);
  const site = await signIn(siteSettings(values), publisher);
  const result = await site.send(toRegistry('post', '/compose-links/{id}/end', { params: { id } }));
  printResult(values, { result, text: `The link ${id} opens nothing any more.` });
  return 0;
}
