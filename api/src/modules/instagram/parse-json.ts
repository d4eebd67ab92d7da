/**
 * What the text says as JSON; undefined for text that is none. Ids can have more digits than a number holds exactly:
 * such a number is read as text.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value, context?: { source?: string }) =>
      typeof value === 'number' && !Number.isSafeInteger(value) && context?.source
        ? context.source
        : value,
    );
  } catch {
    return undefined;
  }
}
