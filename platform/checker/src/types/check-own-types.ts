import type { Compile } from './compiler.ts';
import { refusedText } from './refused-text.ts';
import {
  anyExpose,
  consumedPath,
  exposedPath,
  extensionPath,
  namedPath,
  slotPath,
  type TypeProject,
  typeProject,
} from './type-project.ts';
import { exportOf, extensionImport, type TypedRelease } from './typed-release.ts';

const maxProblems = 10;

/** Why the types of a release cannot be used; empty if it has none. */
export async function ownTypeProblems(release: TypedRelease, compile: Compile): Promise<string[]> {
  const files = ownFiles(release);
  if (Object.keys(files).length === 0) return [];
  const refused = Object.entries(files).flatMap(([file, text]) => {
    const reason = refusedText(text);
    return reason ? [`types: ${file} cannot be used: ${reason}`] : [];
  });
  if (refused.length > 0) return refused;
  const strange = Object.entries(release.slots ?? {})
    .filter(([, text]) => !text.startsWith(extensionImport))
    .map(([slot]) => `types: ${slotPath(release.name, slot)} does not begin as builds write it`);
  if (strange.length > 0) return strange;
  const named = { [namedPath(release.name)]: namesOf(release) };
  const outcome = await compile(typeProject({ ...othersOf(release), ...files, ...named }));
  if ('ended' in outcome) return [`types: they cannot be checked: ${outcome.ended}`];
  return outcome.messages
    .map(({ file, text }) =>
      file === namedPath(release.name)
        ? `types: they lack what the release exposes: ${text}`
        : `types: ${file} does not compile: ${text}`,
    )
    .slice(0, maxProblems);
}

function ownFiles({ name, exposes, consumes, slots = {} }: TypedRelease): TypeProject {
  const exposed = Object.entries(exposes).map(([expose, text]) => [
    exposedPath(name, exportOf(expose)),
    text,
  ]);
  const passed = Object.entries(consumes).flatMap(([remote, texts]) =>
    Object.entries(texts).map(([expose, text]) => [
      consumedPath(name, remote, exportOf(expose)),
      text,
    ]),
  );
  const ofSlots = Object.entries(slots).map(([slot, text]) => [slotPath(name, slot), text]);
  return Object.fromEntries([...exposed, ...passed, ...ofSlots]);
}

/**
 * A file that uses each exposed module's export, as the site does: types without the export would fit every consumer
 * that passes no props.
 */
function namesOf({ name, exposes }: TypedRelease): string {
  const names = Object.keys(exposes).map(exportOf);
  return names
    .map(
      (one, index) =>
        `import { ${one} } from 'remote:${name}/${one}';\nexport const value${index} = ${one};`,
    )
    .join('\n');
}

/** Declarations of the modules that it consumes, and of extensions, which accept everything. */
function othersOf({ consumes, slots }: TypedRelease): TypeProject {
  const others = Object.entries(consumes).flatMap(([remote, texts]) =>
    Object.keys(texts).map((expose) => [
      exposedPath(remote, exportOf(expose)),
      anyExpose(exportOf(expose)),
    ]),
  );
  if (slots) others.push([extensionPath, anyExpose('Extension')]);
  return Object.fromEntries(others);
}
