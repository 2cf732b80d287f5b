import { act, fireEvent, screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { sessionCookie } from '../../../src/storage/session-cookie';
import type { FromPreview, ToPreview } from '../../../studio/preview-agent/messages';
import { decidePopup } from '../../../studio/preview-agent/popup';

const sent: FromPreview[] = [];
const scrolledTo = jest.fn();
const closed = jest.fn();
const touched = jest.fn();

const Popup = () => (
  <dialog open aria-label="Info">
    <button type="button" onClick={closed}>
      Tutup
    </button>
    <a href="/warung/m/promo">
      <img src="/promo.png" alt="Promo" />
    </a>
  </dialog>
);

const say = (message: ToPreview) =>
  fireEvent(window, new MessageEvent('message', { data: message, source: parent, origin: location.origin }));

let show: (page: React.ReactNode) => Promise<void>;
beforeAll(async () => {
  const root = document.createElement('div');
  root.id = 'root';
  const context = document.createElement('script');
  context.id = 'page-context';
  context.type = 'application/json';
  context.textContent = '{"base":"/warung"}';
  document.body.append(context, root);
  const page = createRoot(root);
  show = (content) => act(async () => page.render(content));
  history.replaceState(null, '', '/warung/?lang=id#popup');
  Object.assign(window, { scrollTo: scrolledTo, postMessage: (message: FromPreview) => void sent.push(message) });
  addEventListener('wheel', touched);
  jest.useFakeTimers();
});
beforeEach(async () => {
  sent.length = 0;
  jest.resetModules();
  await show(null);
  await import('../../../studio/preview-agent/agent');
});
afterAll(() => jest.useRealTimers());

const path = '/?lang=id';
const ready = { type: 'preview.ready', path };

test('a page with a popup is ready, and not touched any more, once the popup is open', async () => {
  act(() => jest.advanceTimersByTime(300));
  expect(sent).not.toContainEqual(ready);
  expect(touched).toHaveBeenCalled();
  await show(<Popup />);
  act(() => jest.advanceTimersByTime(100));
  expect(sent).toContainEqual(ready);
  touched.mockClear();
  act(() => jest.advanceTimersByTime(1_000));
  expect(touched).not.toHaveBeenCalled();
});

test('a page whose popup opens late is shown without it until then', async () => {
  act(() => jest.advanceTimersByTime(3_000));
  expect(sent).toContainEqual(ready);
  touched.mockClear();
  act(() => jest.advanceTimersByTime(1_000));
  expect(touched).toHaveBeenCalled();
  await show(<Popup />);
  act(() => jest.advanceTimersByTime(200));
});

test('a page with a popup is shown from its top', () => {
  say({ type: 'preview.start', ids: [], scroll: 420 });
  expect(scrolledTo).not.toHaveBeenCalled();
});

test('a tap on the popup tells it and follows no link; its button closes it', async () => {
  await show(<Popup />);
  say({ type: 'preview.select', isOn: true });
  expect(fireEvent.click(screen.getByAltText('Promo'))).toBe(false);
  expect(sent).toContainEqual({ type: 'preview.tapped', ids: [], area: 'popup', path });
  fireEvent.click(screen.getByText('Tutup'));
  expect(closed).toHaveBeenCalledTimes(1);
});

test.each([
  ['/warung/#popup', false],
  ['/warung/', true],
  ['/warung/#popup', false],
])('at %s, whether the popup counts as seen is %s', (url, isSeen) => {
  history.replaceState(null, '', url);
  decidePopup(window, 'warung');
  expect(sessionCookie('popup', 'warung').isSet()).toBe(isSeen);
});
