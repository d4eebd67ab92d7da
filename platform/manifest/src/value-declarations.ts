import Type, { type Static } from 'typebox';
import { AudienceName } from './declared-names.ts';
import { limits } from './limits.ts';
import { linePattern } from './line-text.ts';
import { closedRecord } from './parse.ts';
import { secretReason } from './secret-text.ts';

/** A value's name, the only one in its remote. */
export const ValueName = Type.String({
  pattern: '^(?!constructor$)[a-z][a-z0-9-]{0,40}$',
  description: 'the name of a value: lower-case letters, digits and hyphens',
});

const ValueText = Type.String({
  maxLength: limits.valueLength,
  pattern: linePattern,
  description: `one line of at most ${limits.valueLength} characters`,
});

/** A value as it is read. */
export const Value = Type.Union([ValueText, Type.Number(), Type.Boolean()], {
  description: `true, false, a number, or one line of at most ${limits.valueLength} characters`,
});
export type Value = Static<typeof Value>;

/** Whom a boolean value is true for; false for all others. */
export const Rollout = Type.Object(
  {
    /** Of the visitors; a visitor gets the same answer every time. */
    percent: Type.Integer({ minimum: 0, maximum: 100, description: 'a whole number, 0 to 100' }),
    /** The audiences; absent means all of them. */
    for: Type.Optional(
      Type.Array(AudienceName, { minItems: 1, maxItems: limits.names, uniqueItems: true }),
    ),
  },
  { additionalProperties: false, description: '{ "percent": 0 to 100, "for": [audiences] }' },
);
export type Rollout = Static<typeof Rollout>;

/** What a channel sets a value to. */
export const Setting = Type.Union([...Value.anyOf, Rollout]);
export type Setting = Static<typeof Setting>;

/** The settings of one remote, by the names of its values. */
export const Settings = closedRecord(ValueName, Setting, { maxProperties: limits.values });
export type Settings = Static<typeof Settings>;

const types = ['string', 'number', 'boolean', 'one of'] as const;

/** A value that a channel may set without a build. A boolean one is also a flag. */
export const ValueDeclaration = Type.Object(
  {
    type: Type.Enum([...types], { description: types.join(', ') }),
    /** The choices of a value of type `one of`. */
    choices: Type.Optional(
      Type.Array(ValueText, { minItems: 1, maxItems: limits.choices, uniqueItems: true }),
    ),
    /** What it is where the channel sets nothing. */
    default: Value,
    description: Type.String({
      minLength: 1,
      maxLength: 200,
      pattern: linePattern,
      description: 'one line of 1 to 200 characters',
    }),
    /** Where it is read. A value for servers never reaches a page. */
    readBy: Type.Enum(['browser', 'server', 'both'], { description: 'browser, server or both' }),
  },
  { additionalProperties: false },
);
export type ValueDeclaration = Static<typeof ValueDeclaration>;

export const ValueDeclarations = closedRecord(ValueName, ValueDeclaration, {
  maxProperties: limits.values,
});
type ValueDeclarations = Static<typeof ValueDeclarations>;

/** Whether a setting says whom a flag is on for. */
export function isRollout(setting: Setting): setting is Rollout {
  return typeof setting === 'object';
}

const isText = (type: ValueDeclaration['type']) => type === 'string' || type === 'one of';

/** Why a channel cannot set a value to this, as a sentence; undefined where it can. */
export function settingProblem(
  name: string,
  { type, choices = [] }: Pick<ValueDeclaration, 'type' | 'choices'>,
  setting: Setting,
): string | undefined {
  const secret = isText(type) ? secretReason(name, setting) : undefined;
  if (secret) return secret;
  if (type === 'boolean') {
    if (typeof setting === 'boolean' || isRollout(setting)) return undefined;
    return `${name} takes true, false or a percentage, not ${shownSetting(setting)}.`;
  }
  if (isRollout(setting)) return `${name} is no flag: only boolean values have a percentage.`;
  if (type === 'one of') {
    if (choices.includes(setting as string)) return undefined;
    return `${name} takes one of ${choices.join(', ')}, not ${shownSetting(setting)}.`;
  }
  const isFitting = typeof setting === type && (type !== 'number' || Number.isFinite(setting));
  if (!isFitting) return `${name} takes a ${type}, not ${shownSetting(setting)}.`;
  return undefined;
}

/** A setting in a message, at most as long as a line. */
export function shownSetting(setting: Setting): string {
  const text = JSON.stringify(setting);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** What the schema cannot express: defaults of another type, choices of other types, and what looks like a secret. */
export function valueProblems(values: ValueDeclarations = {}): string[] {
  return Object.entries(values).flatMap(([name, declared]) => {
    const { type, choices = [], description } = declared;
    const texts = isText(type) ? [declared.default, description, ...choices] : [];
    const secrets = texts.map((text) => secretReason(name, text));
    const problems = [secrets.find((reason) => reason !== undefined) ?? misfit(name, declared)];
    if ((declared.type === 'one of') !== (declared.choices !== undefined)) {
      problems.push(`a value of type "one of" has choices, and no other has; found ${name}`);
    }
    return problems.flatMap((problem) => (problem ? [`values: ${problem}`] : []));
  });
}

function misfit(name: string, declared: ValueDeclaration): string | undefined {
  const problem = settingProblem(name, declared, declared.default);
  return problem && `the default of ${problem}`;
}

/** A setting with the declaration of its value. */
export interface FittingSetting {
  name: string;
  setting: Setting;
  declared: ValueDeclaration;
}

/** The settings that a release can read: those of values that it declares, of their type. */
export function fittingSettings(
  values: ValueDeclarations = {},
  settings: Settings = {},
): FittingSetting[] {
  return Object.entries(settings).flatMap(([name, setting]) => {
    const declared = Object.hasOwn(values, name) ? values[name] : undefined;
    const fits = declared && settingProblem(name, declared, setting) === undefined;
    return fits ? [{ name, setting, declared }] : [];
  });
}
