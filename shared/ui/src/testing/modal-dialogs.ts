/** Gives jsdom modal dialogs that open and close; focus trap and inert page are missing. */
export function modalDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
