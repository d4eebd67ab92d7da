import type { Compile } from './compiler.ts';
import type { CompilerMessage } from './compiler-messages.ts';
import { refusedText } from './refused-text.ts';
import {
  anyExpose,
  consumedPath,
  exposedPath,
  slotPath,
  type TypeProject,
  typeProject,
} from './type-project.ts';
import { exportOf, extensionImport, type TypedRelease } from './typed-release.ts';

/** A release passes props that another release's module does not accept. */
export interface Misfit {
  consumer: Pick<TypedRelease, 'name' | 'release' | 'team'>;
  provider: Pick<TypedRelease, 'name' | 'release' | 'team'>;
  expose: string;
  /** Where the consumer passes them: file and line of its sources; '' if unknown. */
  place: string;
  /** What does not fit, in the compiler's words. */
  message: string;
}

interface Pair {
  consumer: TypedRelease;
  provider: TypedRelease;
  expose: string;
  file: string;
  text: string;
}

/** Modules that no release exposes are covered by another rule. */
export async function checkFit(
  releases: readonly TypedRelease[],
  compile: Compile,
): Promise<Misfit[]> {
  const pairs = releases.flatMap((consumer) => [
    ...pairsOf(consumer, releases),
    ...extensionPairsOf(consumer, releases),
  ]);
  // One program per pair of releases, so that one team's declarations cannot affect others; outcomes are cached.
  const together = Map.groupBy(
    pairs,
    ({ consumer, provider }) => `${consumer.name} ${provider.name}`,
  );
  const misfits = await Promise.all(
    [...together.values()].map((some) => checkPairs(some, compile)),
  );
  return misfits.flat();
}

/** Checks what one release passes to another. */
async function checkPairs(pairs: readonly Pair[], compile: Compile): Promise<Misfit[]> {
  const refused = pairs.flatMap((pair) => {
    const reason = refusedText(pair.text) ?? refusedText(exposedText(pair));
    return reason ? [misfit(pair, `the types cannot be used: ${reason}`)] : [];
  });
  if (refused.length > 0) return refused;
  const outcome = await compile(projectOf(pairs));
  if ('ended' in outcome) {
    return pairs.map((pair) => misfit(pair, `the types cannot be checked: ${outcome.ended}`));
  }
  return outcome.messages.flatMap((message) => misfitsOf(message, pairs));
}

function pairsOf(consumer: TypedRelease, releases: readonly TypedRelease[]): Pair[] {
  return Object.entries(consumer.consumes).flatMap(([remote, texts]) => {
    const provider = releases.find(({ name }) => name === remote);
    if (!provider) return [];
    return Object.entries(texts)
      .filter(([expose]) => Object.hasOwn(provider.exposes, expose))
      .map(([expose, text]) => ({
        consumer,
        provider,
        expose,
        text,
        file: consumedPath(consumer.name, remote, exportOf(expose)),
      }));
  });
}

/** What a release passes to the modules that are in its slots. */
function extensionPairsOf(owner: TypedRelease, releases: readonly TypedRelease[]): Pair[] {
  return Object.entries(owner.slots ?? {}).flatMap(([slot, text]) =>
    releases.flatMap((provider) =>
      (provider.extensions ?? [])
        .filter((one) => one.slot === slot && Object.hasOwn(provider.exposes, one.expose))
        .map(({ expose }) => ({
          consumer: owner,
          provider,
          expose,
          text: text.replace(extensionImport, importOf(provider.name, expose)),
          file: slotPath(`${owner.name}/${provider.name}/${exportOf(expose)}`, slot),
        })),
    ),
  );
}

function importOf(remote: string, expose: string): string {
  const name = exportOf(expose);
  return `import { ${name} as Extension } from 'remote:${remote}/${name}';\n`;
}

function exposedText({ provider, expose }: Pair): string {
  return provider.exposes[expose] ?? anyExpose(exportOf(expose));
}

function projectOf(pairs: readonly Pair[]): TypeProject {
  const files = pairs.flatMap((pair) => [
    [exposedPath(pair.provider.name, exportOf(pair.expose)), exposedText(pair)],
    [pair.file, pair.text],
  ]);
  return typeProject(Object.fromEntries(files));
}

/** An error in a module's declaration concerns everyone who consumes it. */
function misfitsOf({ file, line, text }: CompilerMessage, pairs: readonly Pair[]): Misfit[] {
  return pairs
    .filter(
      (pair) =>
        pair.file === file || exposedPath(pair.provider.name, exportOf(pair.expose)) === file,
    )
    .map((pair) => misfit(pair, text, pair.file === file ? line : 0));
}

function misfit({ consumer, provider, expose, text }: Pair, message: string, line = 0): Misfit {
  const place = text
    .split('\n')
    .slice(0, line)
    .findLast((one) => one.startsWith('// '));
  return {
    consumer: refOf(consumer),
    provider: refOf(provider),
    expose,
    message,
    place: place?.slice('// '.length) ?? '',
  };
}

function refOf({ name, release, team }: TypedRelease) {
  return { name, release, team };
}
