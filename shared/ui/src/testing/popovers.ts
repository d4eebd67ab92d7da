/** Gives jsdom popovers that their button opens and closes; closing by Escape and by a press outside is missing. */
export function popovers(): void {
  const style = document.createElement('style');
  style.textContent = '[popover]:not([data-open]) { display: none; }';
  document.head.append(style);
  HTMLElement.prototype.hidePopover = function hidePopover() {
    delete this.dataset.open;
  };
  document.addEventListener('click', ({ target }) => {
    const id = (target as Element).closest('[popovertarget]')?.getAttribute('popovertarget');
    if (id) document.getElementById(id)?.toggleAttribute('data-open');
  });
}
