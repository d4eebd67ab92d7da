import userEvent from '@testing-library/user-event';

/**
 * Puts a text into a field in place of what it has, as a paste does: one change. Typing makes one for each character,
 * which takes a second for a form's text; a test about single keys uses `userEvent.type`.
 */
export async function enterText(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  if (text) await userEvent.paste(text);
}
