/** The places of 0 to 9 in each block of an Indian script are the same. */
const indianDigits =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g;

/** A whole number up to `max`, in digits of any Indian script; undefined for anything else. */
export function readWhole(typed: string, max: number): number | undefined {
  const latin = typed
    .trim()
    .replace(indianDigits, (digit) => String((digit.charCodeAt(0) & 0x7f) - 0x66));
  const number = /^(?:0|[1-9]\d{0,8})$/.test(latin) ? Number(latin) : undefined;
  return number !== undefined && number <= max ? number : undefined;
}
