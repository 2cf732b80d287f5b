/** Dialogs and popovers open in browsers; jsdom only parses them. Here they open as far as tests can see. */
function close(dialog: HTMLDialogElement) {
  if (!dialog.open) return;
  dialog.open = false;
  dialog.dispatchEvent(new Event('close'));
}

HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  close(this);
};
HTMLElement.prototype.hidePopover = () => {};
HTMLElement.prototype.showPopover = () => {};
