/** The person types in the studio beside the page, so the page takes the focus only after a tap or a key in it. */
export function keepFocus(page: Window & typeof globalThis) {
  const element = page.HTMLElement.prototype;
  const dialog = page.HTMLDialogElement.prototype;
  const focus = Object.getOwnPropertyDescriptor(element, 'focus');
  const showModal = Object.getOwnPropertyDescriptor(dialog, 'showModal');
  element.focus = () => {};
  dialog.showModal = function showWithoutFocus() {
    this.inert = true;
    (showModal?.value as typeof dialog.showModal).call(this);
    this.inert = false;
  };
  const allow = () => {
    if (focus) Object.defineProperty(element, 'focus', focus);
    if (showModal) Object.defineProperty(dialog, 'showModal', showModal);
  };
  for (const type of ['pointerdown', 'keydown']) page.addEventListener(type, allow, { capture: true, once: true });
}
