import Type, { type Static } from 'typebox';
import { RoutePath } from './addresses.ts';
import { AudienceName, ExposeName } from './declared-names.ts';
import { limits } from './limits.ts';
import { closedRecord } from './parse.ts';
import { settingProblem, Value, type ValueDeclaration, ValueName } from './value-declarations.ts';

export const slotPattern = '^[a-z][a-z0-9-]{0,30}(?:\\.[a-z][a-z0-9-]{0,30}){1,3}$';

/** A slot's name, the only one in a composition. */
export const SlotName = Type.String({
  pattern: slotPattern,
  description: 'two to four words with dots between, such as "item.page.aside"',
});

const Pages = Type.Array(RoutePath, {
  minItems: 1,
  maxItems: limits.slotPages,
  uniqueItems: true,
});

/** A place of a page, or of the shell, where other remotes may show something. */
const SlotDeclaration = Type.Object(
  {
    /** How many extensions one visitor may get in it. */
    max: Type.Integer({
      minimum: 1,
      maximum: limits.shownExtensions,
      description: `a whole number from 1 to ${limits.shownExtensions}`,
    }),
    /** The room that each extension has at least, in CSS pixels: what loads or fails in it moves nothing. */
    height: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 2_000, description: 'pixels, 0 to 2000' }),
    ),
    /** The paths of the pages that have it; absent means any of them. */
    on: Type.Optional(Pages),
  },
  { additionalProperties: false },
);
export type SlotDeclaration = Static<typeof SlotDeclaration>;

export const SlotDeclarations = closedRecord(SlotName, SlotDeclaration, {
  maxProperties: limits.slots,
});

/** A slot of the shell. One for links has no room of its own: the shell draws them. */
const ShellSlot = Type.Object(
  {
    ...SlotDeclaration.properties,
    takes: Type.Optional(Type.Literal('links', { description: '"links"' })),
  },
  { additionalProperties: false },
);
export type ShellSlot = Static<typeof ShellSlot>;

export const ShellSlots = closedRecord(SlotName, ShellSlot, { maxProperties: limits.slots });

/** A module that a remote shows in a slot of another one. */
export const SlotExtension = Type.Object(
  {
    slot: SlotName,
    expose: ExposeName,
    /** Lower numbers come first. */
    order: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000, description: 'a whole number' }),
    /** The audiences that see it; absent means all of them. */
    for: Type.Optional(
      Type.Array(AudienceName, { minItems: 1, maxItems: limits.names, uniqueItems: true }),
    ),
    /** The paths of the pages on which it is shown; absent means all that have the slot. */
    on: Type.Optional(Pages),
    /** The value of its remote, and what that is where it is shown; absent means whatever the values are. */
    when: Type.Optional(
      Type.Object({ value: ValueName, is: Value }, { additionalProperties: false }),
    ),
  },
  { additionalProperties: false },
);
export type SlotExtension = Static<typeof SlotExtension>;

export const SlotExtensions = Type.Array(SlotExtension, { maxItems: limits.extensions });

interface DeclaredSlots {
  slots?: Record<string, SlotDeclaration>;
  /** The paths of the pages of who declares them. */
  paths: readonly string[];
}

/** Slots that are declared for pages which the declaring remote does not have. */
export function slotProblems({ slots = {}, paths }: DeclaredSlots): string[] {
  return Object.entries(slots).flatMap(([name, { on = [] }]) =>
    on
      .filter((path) => !paths.includes(path))
      .map((path) => `slots: ${name} is on "${path}", and there is no such page`),
  );
}

/**
 * Extensions that name what is not exposed, those that are in a slot twice, and conditions that no value of the remote can
 * meet in a page.
 */
export function extensionProblems(
  extensions: readonly SlotExtension[],
  exposes: readonly string[],
  values: Record<string, ValueDeclaration> = {},
): string[] {
  const missing = extensions
    .filter(({ expose }) => !exposes.includes(expose))
    .map(
      ({ slot, expose }) =>
        `extensions: ${expose} for ${slot} is not in exposes, which lists ${exposes.join(', ') || 'nothing'}`,
    );
  const keys = extensions.map(({ slot, expose }) => `${expose} is in ${slot}`);
  const repeated = new Set(keys.filter((key, index) => keys.indexOf(key) < index));
  return missing.concat(
    Array.from(repeated, (key) => `extensions: ${key} twice`),
    extensions.flatMap((one) => conditionProblems(one, values)),
  );
}

function conditionProblems(
  { slot, expose, when }: SlotExtension,
  values: Record<string, ValueDeclaration>,
): string[] {
  if (!when) return [];
  const about = `extensions: ${expose} for ${slot} depends on`;
  const declared = Object.hasOwn(values, when.value) ? values[when.value] : undefined;
  if (!declared) return [`${about} the value ${when.value}, which values does not declare`];
  if (declared.readBy !== 'both') {
    return [`${about} the value ${when.value}, which is not for both browser and server`];
  }
  const problem = settingProblem(when.value, declared, when.is);
  return problem ? [`${about} what is never so: ${problem}`] : [];
}
