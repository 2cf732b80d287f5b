/** Makes dialogs and popovers open as far as tests need, because jsdom only parses them. */
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
/** jsdom knows no selector of popovers. */
CSS.supports = () => false;
