/** The person types in the studio beside the page, so the page takes the focus only after a tap or a key in it. */
export function keepFocus(page: Window & typeof globalThis) {
  const own = Object.getOwnPropertyDescriptor(page.HTMLElement.prototype, 'focus');
  page.HTMLElement.prototype.focus = () => {};
  const allow = () => {
    if (own) Object.defineProperty(page.HTMLElement.prototype, 'focus', own);
  };
  for (const type of ['pointerdown', 'keydown']) page.addEventListener(type, allow, { capture: true, once: true });
}
