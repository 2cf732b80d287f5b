/**
 * Layout faults of a document: elements wider than the screen, and amounts of money that are cut off where nobody can
 * scroll to them. Runs in the browser, so it uses nothing from outside.
 */
export function layoutFaults(inside: Document): string[] {
  const width = inside.documentElement.clientWidth;
  const styleOf = (element: Element) => getComputedStyle(element);
  const scrolls = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'auto' || overflowX === 'scroll';
  const clips = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'hidden' || overflowX === 'clip';
  const start = (element: Element) => element.outerHTML.slice(0, 160);

  function holders(element: Element): Element[] {
    const found: Element[] = [];
    for (let at: Element | null = element; at && at !== inside.body; at = at.parentElement) found.push(at);
    return found;
  }

  function widest(): string[] {
    const isOut = (element: Element) =>
      element.getBoundingClientRect().right > width + 1 && !holders(element).some((at) => scrolls(styleOf(at)));
    return [...inside.body.querySelectorAll('*')].filter(isOut).slice(-2).map(start);
  }

  /** Whether a point is inside a box, with regard to its rounded corners. */
  function isOutside(x: number, y: number, box: DOMRect, corner: number): boolean {
    const radius = Math.min(corner, box.width / 2, box.height / 2);
    const across = Math.max(box.left + radius - x, x - (box.right - radius), 0);
    const down = Math.max(box.top + radius - y, y - (box.bottom - radius), 0);
    return Math.hypot(across, down) > radius + 1;
  }

  function cutBy(text: Node, holder: Element): Element | undefined {
    const range = inside.createRange();
    range.selectNodeContents(text);
    const ends = [...range.getClientRects()].flatMap(({ left, right, top, bottom }) =>
      [left, right].map((x) => [x, (top + bottom) / 2] as const),
    );
    const around = holders(holder);
    const scrolled = around.findIndex((at) => scrolls(styleOf(at)));
    return around.slice(0, scrolled < 0 ? undefined : scrolled).find((at) => {
      const style = styleOf(at);
      if (!clips(style)) return false;
      const box = at.getBoundingClientRect();
      return ends.some(([x, y]) => isOutside(x, y, box, parseFloat(style.borderTopLeftRadius) || 0));
    });
  }

  const faults: string[] = [];
  const excess = inside.documentElement.scrollWidth - width;
  if (excess > 0) faults.push(`it is ${excess} px wider than the screen: ${widest().join(' | ')}`);
  const amount = /\d[.]\d{3}(?!\d)/;
  const texts = inside.createTreeWalker(inside.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (!holder || !amount.test(holder.textContent ?? '') || !holder.checkVisibility()) continue;
    const cut = cutBy(text, holder);
    if (cut) faults.push(`an amount is cut: ${start(holder)} by ${start(cut)}`);
  }
  return faults;
}
