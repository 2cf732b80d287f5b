import { frameScript } from '../../../../../server/http/files/frame';

const posted: unknown[] = [];

beforeAll(() => {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.parent.postMessage = (message: unknown) => void posted.push(message);
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- a frame runs it as its first script
  new Function(frameScript)();
});

beforeEach(() => (posted.length = 0));

const isBlocked = (event: Event) => !document.body.dispatchEvent(event);
const key = (name: string, held: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...held });

test('disables the context menu', () => {
  expect(isBlocked(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))).toBe(true);
});

test.each([
  ['F12', 'F12', {}],
  ['Ctrl+Shift+I', 'I', { ctrlKey: true, shiftKey: true }],
  ['Ctrl+Shift+J', 'J', { ctrlKey: true, shiftKey: true }],
  ['Ctrl+Shift+C', 'C', { ctrlKey: true, shiftKey: true }],
  ['Cmd+Alt+I', 'i', { metaKey: true, altKey: true }],
  ['Ctrl+U', 'u', { ctrlKey: true }],
])('disables the developer shortcut %s', (_name, name, held) => {
  expect(isBlocked(key(name, held))).toBe(true);
});

test.each([
  ['a letter', 'i', {}],
  ['copying', 'c', { ctrlKey: true }],
  ['Tab', 'Tab', {}],
])('%s still works', (_name, name, held) => {
  expect(isBlocked(key(name, held))).toBe(false);
});

test.each(['address://m/promo', '{address}p/k1', 'https://s.kopi.example/m/promo', 'https://example.com/', '/m/promo'])(
  'a tap on a link to %s is passed to the page and opens nothing',
  (link) => {
    document.body.innerHTML = '<a><b>Buka</b></a>';
    document.querySelector('a')?.setAttribute('href', link);
    const tap = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    document.querySelector('b')?.dispatchEvent(tap);
    expect(tap.defaultPrevented).toBe(true);
    expect(posted).toEqual([{ type: 'open', link }]);
  },
);

test('a link within the document stays in the document', () => {
  document.body.innerHTML = '<a href="#atas">Ke atas</a>';
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')?.dispatchEvent(tap);
  expect(tap.defaultPrevented).toBe(false);
  expect(posted).toEqual([]);
});

test('reports the height of the document to the page', () => {
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(posted).toEqual([{ type: 'resize', height: 0 }]);
});
