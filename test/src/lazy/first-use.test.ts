import type * as FirstUse from '../../../src/lazy/first-use';

let firstUse: typeof FirstUse;
let start: jest.Mock;

/** A page that nobody has used. */
beforeEach(() => {
  jest.isolateModules(() => {
    firstUse = jest.requireActual<typeof FirstUse>('../../../src/lazy/first-use');
  });
  start = jest.fn();
});

const happen = (name: string, target: EventTarget = document.body) =>
  target.dispatchEvent(new Event(name, { bubbles: name !== 'scroll' }));

test.each(['pointerdown', 'pointermove', 'keydown', 'wheel'])('%s is a use of the page', (name) => {
  firstUse.onFirstUse(start);
  expect(start).not.toHaveBeenCalled();
  happen(name);
  happen(name);
  expect(start).toHaveBeenCalledTimes(1);
});

test('scrolling the page is a use of it, but not that a row scrolls', () => {
  firstUse.onFirstUse(start);
  happen('scroll');
  expect(start).not.toHaveBeenCalled();
  happen('scroll', document);
  expect(start).toHaveBeenCalledTimes(1);
});

test('in a page that is in use, nothing waits', () => {
  firstUse.beginUse();
  firstUse.onFirstUse(start);
  expect(start).toHaveBeenCalledTimes(1);
});

test('what waits no longer does not start', () => {
  const stop = firstUse.onFirstUse(start);
  stop();
  happen('keydown');
  expect(start).not.toHaveBeenCalled();
});

test.each([
  ['scrolled', () => (window.scrollY = 300)],
  [
    'was tapped',
    () => Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true }),
  ],
])('a page that %s before its scripts came is in use', (_sign, use) => {
  use();
  firstUse.onFirstUse(start);
  window.scrollY = 0;
  Reflect.deleteProperty(navigator, 'userActivation');
  expect(start).toHaveBeenCalledTimes(1);
});
