import { readFormat } from './formats.ts';
import type { Reading } from './reading.ts';

/**
 * Reads what a caller sent as Django REST Framework's serializers do (decisions.md, "API conventions"):
 * text is trimmed, numbers and booleans may come as text, unknown fields are dropped, and every refused
 * field gets DRF's own words. The schema stays plain JSON Schema, so that it documents the same rules.
 *
 * Annotations of our own: `x-verbatim` keeps text untrimmed (passwords); `x-unchecked` hands the value on as
 * it came, for a field whose refusal is not a field error (`?page=` is a 404); `x-messages` are the product's
 * words for a rule where it has some.
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
  'x-unchecked'?: boolean;
  'x-messages'?: Partial<Record<Rule, string>>;
}

type Rule = 'blank' | 'pattern' | 'minimum' | 'maximum' | 'minLength' | 'minItems' | 'maxItems';

const refuse = (...messages: string[]): Reading => ({ errors: messages });

export function readFields(schema: FieldSchema, input: unknown): Reading {
  const given = input ?? {};
  if (!isPlainObject(given)) {
    const kind = Array.isArray(given) ? 'list' : pythonTypeName(given);
    const message = `Invalid data. Expected a dictionary, but got ${kind}.`;
    return { errors: { non_field_errors: [message] } };
  }
  const value: Record<string, unknown> = {};
  const errors: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (!Object.hasOwn(given, name)) {
      if (schema.required?.includes(name)) errors[name] = ['This field is required.'];
      continue;
    }
    const reading = readField(field, given[name]);
    if ('errors' in reading) errors[name] = reading.errors;
    else value[name] = reading.value;
  }
  return Object.keys(errors).length > 0 ? { errors } : { value };
}

function readField(field: FieldSchema, input: unknown): Reading {
  if (field['x-unchecked']) return { value: input };
  const types = [field.type].flat();
  if (input === null) {
    return types.includes('null') ? { value: null } : refuse('This field may not be null.');
  }
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
  if (input === '') return blank ? refuse(blank) : { value: undefined };
  if (field.enum?.includes(input)) return { value: input };
  return refuse(`"${isScalar(input) ? input : JSON.stringify(input)}" is not a valid choice.`);
}

function readText(field: FieldSchema, input: unknown): Reading {
  if (typeof input !== 'string' && typeof input !== 'number') return refuse('Not a valid string.');
  const text = field['x-verbatim'] ? String(input) : String(input).trim();
  const optional = (field.minLength ?? 0) === 0;
  if (text.trim() === '') return optional ? { value: '' } : refuse('This field may not be blank.');
  const messages = textMessages(field, text);
  if (messages.length > 0) return { errors: messages };
  return field.format ? readFormat(field.format, text) : { value: text };
}

function textMessages(field: FieldSchema, text: string): string[] {
  const messages: string[] = [];
  const own = field['x-messages'] ?? {};
  const length = [...text].length;
  if (text.includes('\u0000')) messages.push('Null characters are not allowed.');
  if (!text.isWellFormed()) messages.push('Not a valid string.');
  if (field.maxLength !== undefined && length > field.maxLength) {
    messages.push(`Ensure this field has no more than ${field.maxLength} characters.`);
  }
  if (field.minLength !== undefined && length < field.minLength) {
    messages.push(own.minLength ?? `Ensure this field has at least ${field.minLength} characters.`);
  }
  if (field.pattern && !new RegExp(field.pattern, 'u').test(text)) {
    messages.push(own.pattern ?? 'Enter a valid value.');
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
  return untruths.has(input) ? { value: false } : refuse('Must be a valid boolean.');
}

function readNumber(field: FieldSchema, input: unknown): Reading {
  const whole = [field.type].flat().includes('integer');
  const text = typeof input === 'number' ? String(input) : input;
  const shape = whole ? /^[+-]?\d{1,15}(\.0*)?$/ : /^[+-]?\d{1,15}(\.\d{1,15})?(e[+-]?\d{1,2})?$/i;
  if (typeof text !== 'string' || !shape.test(text.trim())) {
    return refuse(whole ? 'A valid integer is required.' : 'A valid number is required.');
  }
  const value = Number(text);
  if (field.minimum !== undefined && value < field.minimum) {
    const own = field['x-messages']?.minimum;
    return refuse(own ?? `Ensure this value is greater than or equal to ${field.minimum}.`);
  }
  if (field.maximum !== undefined && value > field.maximum) {
    const own = field['x-messages']?.maximum;
    return refuse(own ?? `Ensure this value is less than or equal to ${field.maximum}.`);
  }
  return { value };
}

function readList(field: FieldSchema, input: unknown): Reading {
  if (!Array.isArray(input)) {
    return refuse(`Expected a list of items but got type "${pythonTypeName(input)}".`);
  }
  const own = field['x-messages'] ?? {};
  if (input.length < (field.minItems ?? 0)) {
    return refuse(own.minItems ?? 'This list may not be empty.');
  }
  if (field.maxItems !== undefined && input.length > field.maxItems) {
    return refuse(own.maxItems ?? `Ensure this field has no more than ${field.maxItems} elements.`);
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

const isBlank = (input: unknown) => typeof input === 'string' && input.trim() === '';

const isScalar = (input: unknown) => ['string', 'number', 'boolean'].includes(typeof input);

/** DRF names a wrong type as Python does. */
function pythonTypeName(input: unknown): string {
  if (input === null) return 'NoneType';
  if (Array.isArray(input)) return 'list';
  if (typeof input === 'string') return 'str';
  if (typeof input === 'boolean') return 'bool';
  if (typeof input === 'number') return Number.isInteger(input) ? 'int' : 'float';
  return 'dict';
}
