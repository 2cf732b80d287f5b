/** The person types in the studio beside the page, so the page takes the focus only after a tap or a key in it. */
export function keepFocus(page: Window & typeof globalThis) {
  const { focus } = page.HTMLElement.prototype;
  page.HTMLElement.prototype.focus = () => {};
  const allow = () => {
    page.HTMLElement.prototype.focus = focus;
  };
  for (const type of ['pointerdown', 'keydown']) page.addEventListener(type, allow, { capture: true, once: true });
}
