/**
 * Tells when the document has a dialog open: its page then shows the frame over everything else.
 * @returns what closes the dialogs, as Escape does
 */
export function watchDialogs(document: Document, tell: (isOpen: boolean) => void): () => void {
  let wasOpen = false;
  const open = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  const look = () => {
    const isOpen = open().length > 0;
    if (isOpen !== wasOpen) tell(isOpen);
    wasOpen = isOpen;
  };
  new MutationObserver(look).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['open'],
  });
  return () => {
    for (const dialog of open()) {
      // A dialog that asks before it closes goes on asking.
      if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
    }
  };
}
