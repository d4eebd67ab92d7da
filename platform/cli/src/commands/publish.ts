import { describeChange, forced, promotion, publisher } from '../change-site.ts';
import { readChannel } from '../channel-option.ts';
import type { Command, OptionValues } from '../command-line/command.ts';
import { forceOption, jsonOption, siteOptions, whyOption } from '../command-line/options.ts';
import { printResult } from '../command-line/print-result.ts';
import { one } from '../command-line/required.ts';
import { siteSettings } from '../command-line/site-settings.ts';
import { plainExample, plainOptions } from '../publish/plain/options.ts';
import { publishFolder } from '../publish/publish-folder.ts';
import { type ReleaseFolder, readReleaseFolder } from '../publish/read-release-folder.ts';
import { readRun, runOptions } from '../publish/read-run.ts';
import { signIn } from '../sign-in.ts';

export const publishCommand: Command = {
  name: 'publish',
  parameters: '<dir> | --plain <dir or address>',
  access: 'change',
  summary: 'Publishes a built folder; with --channel also puts it there.',
  options: {
    ...plainOptions,
    ...runOptions,
    channel: {
      type: 'string',
      value: '<channel>',
      about: 'Puts it on this channel; without, no channel is changed',
    },
    why: whyOption,
    force: forceOption,
    json: jsonOption,
    ...siteOptions,
  },
  examples: [
    'aangan publish mfe-designers',
    'aangan publish mfe-designers/dist --channel staging --why "calmer cards"',
    plainExample,
  ],
  run: (positionals, values) =>
    publish(one(positionals, 'a built folder: aangan publish mfe-designers/dist'), values),
};

async function publish(directory: string, values: OptionValues): Promise<number> {
  const channel = values.channel === undefined ? undefined : readChannel(values.channel);
  const send = async (folder: ReleaseFolder) => {
    const { manifest } = folder;
    const team = manifest.kind === 'remote' ? manifest.manifest.team : undefined;
    const site = await signIn(siteSettings(values), publisher, team);
    return { site, published: await publishFolder(site, folder, readRun(values)) };
  };
  const { site, published } = values.plain
    ? await sendPlain(directory, values, send)
    : await send(await readReleaseFolder(directory));
  const { name, release, version, text } = published;
  if (channel === undefined) {
    const next = `No channel was changed. To put it on one:
  aangan promote ${name}@${version ?? release} --to staging --why "…"`;
    printResult(values, { result: published, text: `${text}\n${next}` });
    return 0;
  }
  const change = await site.send(
    promotion(channel, {
      releases: [{ name, release }],
      why: values.why ?? '',
      ...forced(values),
    }),
  );
  const done = `${channel} serves it ${change.moved.length > 0 ? 'now' : 'already'}`;
  const result = { ...published, channel, ...change };
  printResult(values, { result, text: `${text}\n${describeChange(change, done)}` });
  return 0;
}

/** Loads lazily, because the code that reads a plain remote loads slowly. */
async function sendPlain<Sent>(
  source: string,
  values: OptionValues,
  send: (folder: ReleaseFolder) => Promise<Sent>,
): Promise<Sent> {
  const { withPlainFolder } = await import('../publish/plain/publish-plain.ts');
  return withPlainFolder(source, values, send);
}
