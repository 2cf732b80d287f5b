import { act, fireEvent, screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import type { FromPreview, ToPreview } from '../../../studio/preview-agent/messages';

const sent: FromPreview[] = [];
const scrolledInto = jest.fn();
const scrolledTo = jest.fn();

const Page = () => (
  <>
    <header>
      <a href="/warung/cart">Keranjang</a>
    </header>
    {[
      { id: 'sayur', texts: ['Bayam', 'Kangkung'] },
      { id: 'buah', texts: ['Mangga'] },
    ].map(({ id, texts }) => (
      <section key={id}>
        {texts.map((text) => (
          <p key={`${id}-${text}`}>
            <a href={`/warung/p/${text}`}>{text}</a>
          </p>
        ))}
      </section>
    ))}
    <div aria-roledescription="carousel">
      <button type="button">Geser</button>
    </div>
    <footer>Kaki</footer>
  </>
);

const mark = () => document.querySelector<HTMLElement>('body > [aria-hidden]');
const isMarked = () => mark()?.style.display === 'block';

const tell = (message: unknown, from: { source?: unknown; origin?: string } = {}) =>
  fireEvent(
    window,
    new MessageEvent('message', {
      data: message,
      source: (from.source === undefined ? parent : from.source) as Window,
      origin: from.origin ?? location.origin,
    }),
  );
const say = (message: ToPreview) => tell(message);

beforeAll(async () => {
  const context = document.createElement('script');
  context.id = 'page-context';
  context.type = 'application/json';
  context.textContent = '{"base":"/preview/sealed/warung"}';
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(context, root);
  await act(async () => createRoot(root).render(<Page />));
  history.replaceState(null, '', '/preview/sealed/warung/m/sayur?lang=id');
  // jsdom has no layout.
  Object.assign(Element.prototype, {
    scrollIntoView: scrolledInto,
    getBoundingClientRect: () => ({ left: 10, top: 20, right: 40, bottom: 60, width: 30, height: 40 }),
  });
  Object.assign(window, { scrollTo: scrolledTo, postMessage: (message: FromPreview) => void sent.push(message) });
  jest.useFakeTimers();
  await import('../../../studio/preview-agent/agent');
});

beforeEach(() => {
  sent.length = 0;
  scrolledInto.mockClear();
  scrolledTo.mockClear();
  say({ type: 'preview.start', ids: ['sayur', 'buah'], scroll: null });
  say({ type: 'preview.select', isOn: true });
});
afterAll(() => jest.useRealTimers());

const tap = (element: Element) => fireEvent.click(element);

test('a tap tells the part around it, and follows no link', () => {
  expect(tap(screen.getByText('Kangkung'))).toBe(false);
  expect(sent).toEqual([{ type: 'preview.tapped', ids: ['sayur'], area: null, path: '/m/sayur?lang=id' }]);
});

test.each([
  ['Keranjang', 'header'],
  ['Geser', 'slider'],
])('a tap on %s tells the %s', (text, area) => {
  expect(tap(screen.getByText(text))).toBe(false);
  expect(sent).toEqual([{ type: 'preview.tapped', ids: [], area, path: '/m/sayur?lang=id' }]);
});

test('a tap on nothing of the document is left to the page', () => {
  expect(tap(screen.getByText('Kaki'))).toBe(true);
  expect(sent).toEqual([]);
});

test('while parts are not to be selected, taps are left to the page', () => {
  say({ type: 'preview.select', isOn: false });
  expect(tap(screen.getByText('Geser'))).toBe(true);
  expect(sent).toEqual([]);
});

test('the part under the pointer or with the focus is marked', () => {
  fireEvent.pointerOver(screen.getByText('Mangga'));
  expect(isMarked()).toBe(true);
  fireEvent.pointerOver(screen.getByText('Kaki'));
  expect(isMarked()).toBe(false);
  fireEvent.focusIn(screen.getByText('Bayam'));
  expect(isMarked()).toBe(true);
});

test('the part that the studio edits is scrolled to, and marked for a while', () => {
  say({ type: 'preview.show', ids: ['gone', 'buah'], area: null });
  expect(scrolledInto.mock.contexts).toEqual([screen.getByText('Mangga').closest('section')]);
  expect(isMarked()).toBe(true);
  act(() => jest.advanceTimersByTime(1_500));
  expect(isMarked()).toBe(false);
});

test('an area is shown where the page has none of the ids', () => {
  say({ type: 'preview.show', ids: ['gone'], area: 'header' });
  expect(scrolledInto.mock.contexts).toEqual([document.querySelector('header')]);
});

test.each([
  ['the pointer leaves the page', () => fireEvent.pointerLeave(document.documentElement)],
  ['the page gets another width', () => fireEvent(window, new Event('resize'))],
])('the mark is gone once %s', (_when, happen) => {
  say({ type: 'preview.select', isOn: true });
  fireEvent.pointerOver(screen.getByText('Mangga'));
  expect(isMarked()).toBe(true);
  happen();
  expect(isMarked()).toBe(false);
});

test('nothing is scrolled to for a part that the page does not have', () => {
  say({ type: 'preview.show', ids: ['gone'], area: null });
  expect([scrolledInto.mock.calls, isMarked()]).toEqual([[], false]);
});

test('a page in the place of another is scrolled to where that was', () => {
  say({ type: 'preview.start', ids: [], scroll: 420 });
  expect(scrolledTo.mock.calls).toEqual([[{ top: 420, behavior: 'instant' }]]);
});

test('where the page is, is told once', () => {
  act(() => jest.advanceTimersByTime(250));
  sent.length = 0;
  Object.defineProperty(window, 'scrollY', { value: 300, configurable: true });
  act(() => jest.advanceTimersByTime(1_000));
  expect(sent).toEqual([{ type: 'preview.moved', path: '/m/sayur?lang=id', scroll: 300 }]);
});

test('a page that a person scrolls tells it at once', () => {
  Object.defineProperty(window, 'scrollY', { value: 340, configurable: true });
  fireEvent.scroll(window);
  expect(sent).toEqual([{ type: 'preview.moved', path: '/m/sayur?lang=id', scroll: 340 }]);
});

test('a page that follows another one does not tell where that took it', () => {
  scrolledTo.mockImplementationOnce(() => {
    Object.defineProperty(window, 'scrollY', { value: 280, configurable: true });
  });
  say({ type: 'preview.scroll', scroll: 900 });
  fireEvent.scroll(window);
  act(() => jest.advanceTimersByTime(1_000));
  expect([scrolledTo.mock.calls, sent]).toEqual([[[{ top: 900, behavior: 'instant' }]], []]);
});

test('a page that is not shown tells nothing', () => {
  jest
    .spyOn(document.documentElement, 'getBoundingClientRect')
    .mockReturnValue(DOMRect.fromRect({ width: 0, height: 0 }));
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  fireEvent.scroll(window);
  act(() => jest.advanceTimersByTime(1_000));
  expect(sent).toEqual([]);
});

test.each([
  ['another origin', { origin: 'http://evil.test' }],
  ['another window', { source: null }],
])('what %s says is ignored', (_case, from) => {
  tell({ type: 'preview.select', isOn: false }, from);
  expect(tap(screen.getByText('Bayam'))).toBe(false);
});
