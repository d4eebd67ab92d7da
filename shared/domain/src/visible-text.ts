/** White space, control characters, characters that are never drawn, such as U+200B, and the blank Braille pattern. */
const onlyInvisible = /^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows anything at all. Joiners inside of a text, as emoji and Indian scripts use them, are fine. */
export function isVisibleText(text: string): boolean {
  return !onlyInvisible.test(text);
}
