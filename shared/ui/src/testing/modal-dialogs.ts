/** jsdom has no modal dialogs: this one opens and closes them; what a browser does around it is not there. */
export function modalDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
