/** The part of JSON Schema that the API's document uses for what it takes. */
export interface Schema {
  required?: string[];
  type?: string | string[];
  enum?: readonly unknown[];
  format?: string;
  minLength?: number;
  minimum?: number;
  pattern?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
}

const formats: Record<string, string> = {
  email: 'tester@example.com',
  uuid: '0b5e2f0e-7d3a-4f5c-9a55-3f1f3b7f2a10',
  phone: '+91 98450 11223',
  'linkedin-url': 'https://www.linkedin.com/in/tester',
  'instagram-url': 'https://www.instagram.com/tester',
  'web-url': 'https://example.com/',
  'picture-url': 'https://example.com/a.jpg',
  binary: 'no picture',
};

/** Texts that the patterns of API and registry ask for. */
const patterned = [
  '+91 98450 11223',
  'vendors',
  'production',
  '1',
  '1.0.0',
  './VendorPage',
  '0'.repeat(16),
  '0'.repeat(40),
  '0'.repeat(64),
];

/** A value that the schema allows. */
export function validValue(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0];
  const [type] = [schema.type].flat();
  switch (type) {
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'array':
      return schema.items ? [validValue(schema.items)] : [];
    case 'string':
      return validText(schema);
    default:
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [name, validValue(field)]),
      );
  }
}

function validText({ format = '', pattern, minLength = 1 }: Schema): string {
  if (pattern) return patterned.find((text) => new RegExp(pattern, 'u').test(text)) ?? '1';
  return (
    formats[format] ??
    'Tester '
      .repeat(Math.ceil(minLength / 7))
      .trim()
      .padEnd(minLength, '.')
  );
}
