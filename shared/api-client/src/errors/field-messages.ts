const notFields = new Set([
  'detail',
  'code',
  'codes',
  'messages',
  'message',
  'looks_like',
  'second_factor',
]);

/**
 * The messages of a Django REST Framework error body by field: nested objects and lists are flattened
 * with dots (`{"links":[{"url":["x"]}]}` → `{"links.0.url":["x"]}`). Undefined if the body has no messages.
 */
export function fieldMessages(body: unknown): Record<string, string[]> | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const found: Record<string, string[]> = {};
  for (const [field, value] of Object.entries(body)) {
    if (!notFields.has(field)) collect(field, value, found);
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

function collect(field: string, value: unknown, found: Record<string, string[]>): void {
  if (typeof value === 'string') {
    found[field] = [...(found[field] ?? []), value];
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      collect(typeof item === 'string' ? field : `${field}.${index}`, item, found);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) collect(`${field}.${key}`, item, found);
  }
}
