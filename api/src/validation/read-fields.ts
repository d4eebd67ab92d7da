import {
  asciiDigits,
  isVisibleText,
  lengthOf,
  plainLine,
  plainText,
  tooLongMessage,
} from '@aangan/domain';
import { type Faults, type FieldMessage, type FieldMessages, message } from '../problems.ts';
import { readFormat } from './formats.ts';
import { notAChoice } from './not-a-choice.ts';
import { aboveMaximum, belowMinimum } from './number-messages.ts';
import type { Reading } from './reading.ts';
import { tooManyElements } from './too-many-elements.ts';

/**
 * Reads what a caller sent as Django REST Framework's serializers do:
 * text is trimmed, in NFC, in one line, and empty where nothing of it is visible, numbers and booleans may come as text, unknown fields are
 * dropped, and every refused field gets DRF's own sentence and code. A number counts as text where it is finite: `1e400`
 * would be kept as a word. The schema stays plain JSON Schema, so that it documents the same rules.
 *
 * Annotations of our own: `x-verbatim` keeps text as it came (passwords); `x-lines` keeps its lines; `x-unchecked` hands the value on as
 * it came, for a field whose refusal is not a field error (`?page=` is a 404); `x-messages` are the product's
 * sentences for a rule where it has some.
 */
export interface FieldSchema {
  type?: string | string[];
  enum?: readonly unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  'x-verbatim'?: boolean;
  'x-lines'?: boolean;
  'x-unchecked'?: boolean;
  'x-messages'?: Partial<Record<Rule, string>>;
  [fieldsTogether]?: readonly Check[];
}

/** What is wrong with fields taken together. Fields that were not sent, or are refused by themselves, are undefined. */
type Check = (value: Record<string, never>) => Faults;

/** Not in the JSON schema: it documents fields one by one. */
const fieldsTogether = Symbol('checks of fields taken together');

/** A schema of a body whose fields are also checked together, so that one refusal names all that is wrong. */
export function checkedTogether<Schema extends object>(
  schema: Schema,
  ...checks: readonly ((value: never) => Faults)[]
): Schema {
  return Object.assign(schema, { [fieldsTogether]: checks });
}

type Rule =
  | 'blank'
  | 'format'
  | 'pattern'
  | 'minimum'
  | 'maximum'
  | 'minLength'
  | 'minItems'
  | 'maxItems';

const refuse = (...messages: FieldMessage[]): Reading => ({ errors: messages });
const malformed = (sentence: string): Reading => refuse({ code: 'invalid', sentence });

/** Reads an object: its value, or the messages of its refused fields by name. */
export function readFields(
  schema: FieldSchema,
  input: unknown,
): { value: Record<string, unknown> } | { errors: Record<string, FieldMessages> } {
  const given = input ?? {};
  if (!isPlainObject(given)) {
    const kind = Array.isArray(given) ? 'list' : pythonTypeName(given);
    const sentence = `Invalid data. Expected a dictionary, but got ${kind}.`;
    return { errors: { non_field_errors: [{ code: 'invalid', sentence }] } };
  }
  const value: Record<string, unknown> = {};
  const errors: Record<string, FieldMessages> = {};
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (!Object.hasOwn(given, name)) {
      if (schema.required?.includes(name)) errors[name] = [message('required')];
      continue;
    }
    const reading = readField(field, given[name]);
    if ('errors' in reading) errors[name] = reading.errors;
    else if (reading.value === undefined && schema.required?.includes(name)) {
      // An empty choice leaves a field out, which this one cannot be.
      errors[name] = [notAChoice('')];
    } else value[name] = reading.value;
  }
  for (const check of schema[fieldsTogether] ?? []) {
    for (const [name, messages] of Object.entries(check(value as Record<string, never>))) {
      errors[name] ??= messages;
    }
  }
  return Object.keys(errors).length > 0 ? { errors } : { value };
}

function readField(field: FieldSchema, input: unknown): Reading {
  if (field['x-unchecked']) return { value: input };
  const types = [field.type].flat();
  if (input === null) return types.includes('null') ? { value: null } : refuse(message('null'));
  if (types.includes('null') && isBlank(input)) return { value: null };
  if (field.enum) return readChoice(field, input);
  if (types.includes('string')) return readText(field, input);
  if (types.includes('boolean')) return readBoolean(input);
  if (types.includes('integer') || types.includes('number')) return readNumber(field, input);
  if (types.includes('array')) return readList(field, input);
  if (types.includes('object')) return readFields(field, input);
  throw new Error(`This schema cannot be read: ${JSON.stringify(field)}`);
}

function readChoice(field: FieldSchema, input: unknown): Reading {
  const blank = field['x-messages']?.blank;
  if (input === '')
    return blank ? refuse({ code: 'blank', sentence: blank }) : { value: undefined };
  if (field.enum?.includes(input)) return { value: input };
  return refuse(notAChoice(input));
}

function readText(field: FieldSchema, input: unknown): Reading {
  if (typeof input !== 'string' && !Number.isFinite(input)) return malformed('Not a valid string.');
  const text = storedText(field, String(input));
  const optional = (field.minLength ?? 0) === 0;
  if (field['x-verbatim'] ? text.trim() === '' : !isVisibleText(text)) {
    const own = field['x-messages']?.blank;
    if (optional) return { value: '' };
    return refuse(own ? { code: 'blank', sentence: own } : message('blank'));
  }
  const messages = textMessages(field, text);
  if (messages.length > 0) return { errors: messages };
  if (!field.format) return { value: text };
  return readFormat(field.format, String(input), field['x-messages']?.format);
}

function storedText(field: FieldSchema, given: string): string {
  if (field['x-verbatim']) return given;
  return field['x-lines'] ? plainText(given).trim() : plainLine(given);
}

function textMessages(field: FieldSchema, text: string): FieldMessage[] {
  const messages: FieldMessage[] = [];
  const own = field['x-messages'] ?? {};
  const length = lengthOf(text);
  if (text.includes('\u0000')) messages.push(message('null_characters'));
  if (!text.isWellFormed()) messages.push({ code: 'invalid', sentence: 'Not a valid string.' });
  if (field.maxLength !== undefined && length > field.maxLength) {
    messages.push({ code: 'max_length', sentence: tooLongMessage(field.maxLength) });
  }
  if (field.minLength !== undefined && length < field.minLength) {
    const usual = `Ensure this field has at least ${field.minLength} characters.`;
    messages.push({ code: 'min_length', sentence: own.minLength ?? usual });
  }
  if (field.pattern && !new RegExp(field.pattern, 'u').test(text)) {
    messages.push({ code: 'invalid', sentence: own.pattern ?? 'Enter a valid value.' });
  }
  return messages;
}

const truths = new Set<unknown>([true, 1, 'true', 'True', 'TRUE', 't', '1', 'on', 'yes', 'y']);
const untruths = new Set<unknown>([
  false,
  0,
  'false',
  'False',
  'FALSE',
  'f',
  '0',
  'off',
  'no',
  'n',
]);

function readBoolean(input: unknown): Reading {
  if (truths.has(input)) return { value: true };
  return untruths.has(input) ? { value: false } : malformed('Must be a valid boolean.');
}

function readNumber(field: FieldSchema, input: unknown): Reading {
  const whole = [field.type].flat().includes('integer');
  // Objects may have a toString that is none.
  const typed = typeof input === 'string' || typeof input === 'number' ? String(input) : '';
  const text = asciiDigits(typed.trim());
  const shape = whole ? /^[+-]?\d{1,15}(\.0*)?$/ : /^[+-]?\d{1,15}(\.\d{1,15})?(e[+-]?\d{1,2})?$/i;
  if (!shape.test(text)) {
    return malformed(whole ? 'A valid integer is required.' : 'A valid number is required.');
  }
  const value = Number(text);
  if (field.minimum !== undefined && value < field.minimum) {
    const own = field['x-messages']?.minimum;
    return refuse(own ? { code: 'min_value', sentence: own } : belowMinimum(field.minimum));
  }
  if (field.maximum !== undefined && value > field.maximum) {
    const own = field['x-messages']?.maximum;
    return refuse(own ? { code: 'max_value', sentence: own } : aboveMaximum(field.maximum));
  }
  return { value };
}

function readList(field: FieldSchema, input: unknown): Reading {
  if (!Array.isArray(input)) {
    const sentence = `Expected a list of items but got type "${pythonTypeName(input)}".`;
    return refuse({ code: 'not_a_list', sentence });
  }
  const own = field['x-messages'] ?? {};
  if (input.length < (field.minItems ?? 0)) {
    return refuse({ code: 'empty', sentence: own.minItems ?? 'This list may not be empty.' });
  }
  if (field.maxItems !== undefined && input.length > field.maxItems) {
    const usual = tooManyElements(field.maxItems);
    return refuse({ ...usual, sentence: own.maxItems ?? usual.sentence });
  }
  const readings = input.map((item) => readField(field.items ?? {}, item));
  const errors = Object.fromEntries(
    readings.flatMap((reading, index) => ('errors' in reading ? [[index, reading.errors]] : [])),
  );
  if (Object.keys(errors).length > 0) return { errors };
  return { value: readings.map((reading) => ('value' in reading ? reading.value : undefined)) };
}

function isPlainObject(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

const isBlank = (input: unknown) => typeof input === 'string' && !isVisibleText(input);

/** DRF names a wrong type as Python does. */
function pythonTypeName(input: unknown): string {
  if (input === null) return 'NoneType';
  if (Array.isArray(input)) return 'list';
  if (typeof input === 'string') return 'str';
  if (typeof input === 'boolean') return 'bool';
  if (typeof input === 'number') return Number.isInteger(input) ? 'int' : 'float';
  return 'dict';
}
