import { token } from '../../src/theme/token';

/** An outline around a part. */
export function createMark(page: Document) {
  const mark = page.createElement('div');
  mark.setAttribute('aria-hidden', 'true');
  Object.assign(mark.style, {
    position: 'absolute',
    zIndex: '2147483646',
    boxSizing: 'border-box',
    border: `2px solid ${token('color-focus')}`,
    borderRadius: '4px',
    background: `color-mix(in srgb, ${token('color-focus')} 8%, transparent)`,
    pointerEvents: 'none',
    display: 'none',
  });
  page.body.append(mark);

  return {
    around(elements: readonly Element[]) {
      const boxes = elements.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0);
      mark.style.display = boxes.length > 0 ? 'block' : 'none';
      if (boxes.length === 0) return;
      const left = Math.min(...boxes.map((box) => box.left)) + scrollX;
      const top = Math.min(...boxes.map((box) => box.top)) + scrollY;
      const right = Math.max(...boxes.map((box) => box.right)) + scrollX;
      const bottom = Math.max(...boxes.map((box) => box.bottom)) + scrollY;
      const sizes = { left, top, width: right - left, height: bottom - top };
      for (const [name, value] of Object.entries(sizes)) mark.style.setProperty(name, `${value}px`);
    },
    hide() {
      mark.style.display = 'none';
    },
  };
}
