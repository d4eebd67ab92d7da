interface Options {
  page: Window;
  isTyped: () => boolean;
  isRequesting: () => boolean;
}

const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/**
 * Whether the page can be loaded again without the visitor losing anything: nothing is typed, no dialog is open, no
 * request or task runs, and nothing on the page would make the browser ask before it is left.
 */
export function hasNothingToLose({ page, isTyped, isRequesting }: Options): boolean {
  if (isTyped() || isRequesting() || page.document.querySelector(dialogs)) return false;
  // The listeners that warn on leaving know what else is not saved.
  return page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
