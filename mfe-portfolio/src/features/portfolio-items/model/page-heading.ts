/** The id of the page's heading, which can have the focus where what had it is gone. */
export const pageHeadingId = 'portfolio-heading';

export function focusPageHeading(): void {
  document.getElementById(pageHeadingId)?.focus();
}
