import type { TSchema } from 'typebox';
import { Settings } from 'typebox/system';
import { Value } from 'typebox/value';

type SchemaError = ReturnType<typeof Value.Errors>[number];

/** How many problems of one document are listed. */
const maxProblems = 100;
/** How many errors are read for them: TypeBox stops after 8 by default, and has one for each unknown key. */
const maxErrors = 5_000;
const maxValueLength = 60;
/** How many keys one error names. */
const maxListed = 10;

/** Every place where a value does not fit a schema, each as `routes.0.path: expected …, found …`. */
export function schemaProblems(schema: TSchema, value: unknown): string[] {
  const errors = within(maxErrors, () => Value.Errors(schema, value));
  const own = errors.filter(isOwn).slice(0, maxProblems);
  if (own.length === 0) return [`document: expected its form, found more than ${maxErrors} errors`];
  return [...new Set(own.map((error) => describeError(schema, value, error)))];
}

function within<Result>(limit: number, work: () => Result): Result {
  const before = Settings.Get().maxErrors;
  Settings.Set({ maxErrors: limit });
  try {
    return work();
  } finally {
    Settings.Set({ maxErrors: before });
  }
}

/** Leaves out errors that another error of the same place covers: a branch of a union, a key that is not allowed. */
function isOwn({ keyword, schemaPath }: SchemaError): boolean {
  return keyword !== 'boolean' && !schemaPath.includes('/anyOf/');
}

function describeError(schema: TSchema, value: unknown, error: SchemaError): string {
  const place = error.instancePath.slice(1).replaceAll('/', '.') || 'document';
  const part = at(schema, error.schemaPath.slice(1));
  switch (error.keyword) {
    case 'additionalProperties': {
      const unknown = listed(error.params.additionalProperties);
      return `${place}: expected ${keysOf(part)}, found the key ${unknown}`;
    }
    case 'required': {
      const missing = listed(error.params.requiredProperties);
      return `${place}: expected the key ${missing}, found none`;
    }
    case 'maxItems':
    case 'maxProperties':
    case 'maxLength':
      return `${place}: expected at most ${error.params.limit} ${counted[error.keyword]}, found ${sizeOf(at(value, error.instancePath))}`;
    default: {
      const expected = textOf(part, 'description') ?? error.message.replace(/^must (be )?/, '');
      return `${place}: expected ${expected}, found ${show(at(value, error.instancePath))}`;
    }
  }
}

function listed(keys: readonly string[]): string {
  const rest = keys.length - maxListed;
  const shown = keys.slice(0, maxListed).map(show).join(', ');
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}

const counted = { maxItems: 'items', maxProperties: 'keys', maxLength: 'characters' };

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return [...value].length;
  return Object.keys(value as object).length;
}

function keysOf(schema: unknown): string {
  const properties = Object.keys((at(schema, '/properties') as object | undefined) ?? {});
  if (properties.length > 0) return `the keys ${properties.join(', ')}`;
  return textOf(schema, 'description') ?? 'other keys';
}

function textOf(value: unknown, key: string): string | undefined {
  const text = at(value, `/${key}`);
  return typeof text === 'string' ? text : undefined;
}

/** The part of a value that a JSON pointer names. */
function at(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text;
}
