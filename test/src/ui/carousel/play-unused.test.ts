import { playUnused } from '../../../../src/ui/carousel/play-unused';

const width = 100;

function addRow(plays: boolean) {
  const frame = document.createElement('div');
  frame.innerHTML = '<ul><li></li><li></li><li></li></ul>';
  if (plays) frame.setAttribute('data-plays', '');
  document.body.append(frame);
  const row = frame.firstElementChild as HTMLElement;
  Object.defineProperties(row, { scrollWidth: { value: 3 * width }, clientWidth: { value: width } });
  const [card] = row.children;
  if (!card) throw new Error('The row is empty');
  card.getBoundingClientRect = () => ({ width }) as DOMRect;
  row.getBoundingClientRect = () => ({ top: 10, bottom: 20 }) as DOMRect;
  return row;
}

let reduced = false;

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = () => ({ matches: reduced }) as MediaQueryList;
});

afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
});

test('for a visitor who wants less motion, no row moves', () => {
  reduced = true;
  const row = addRow(true);
  playUnused();
  jest.advanceTimersByTime(10_000);
  expect(row.scrollLeft).toBe(0);
  reduced = false;
});

test('rows that play move by themselves until the page is used', () => {
  const row = addRow(true);
  const still = addRow(false);
  playUnused();
  jest.advanceTimersByTime(4_000);
  expect(row.scrollLeft).toBe(width);
  jest.advanceTimersByTime(3_000);
  expect(row.scrollLeft).toBe(2 * width);
  document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
  jest.advanceTimersByTime(10_000);
  expect(row.scrollLeft).toBe(2 * width);
  expect(still.scrollLeft).toBe(0);
});
