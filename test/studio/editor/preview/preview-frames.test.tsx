import { act, fireEvent, render } from '@testing-library/react';
import { PreviewFrames, type PreviewFramesProps } from '../../../../studio/editor/preview/preview-frames';
import type { FromPreview, ToPreview } from '../../../../studio/preview-agent/messages';
import { pretendSizes } from '../../../support/browser/pretend-sizes';

const onTap = jest.fn();
const onMove = jest.fn();
const onReady = jest.fn();
const onFail = jest.fn();

beforeEach(() => {
  for (const called of [onTap, onMove, onReady, onFail]) called.mockClear();
  pretendSizes();
});
afterEach(() => jest.useRealTimers());

const common = {
  title: 'Page',
  width: 390,
  ids: ['a'],
  isSelecting: true,
  shown: null,
  onTap,
  onMove,
  onReady,
  onFail,
};
const frames = (more: Partial<PreviewFramesProps> = {}) => <PreviewFrames {...common} url="/preview/1" {...more} />;

const all = () => [...document.querySelectorAll('iframe')];
const frameAt = (url: string) => {
  const frame = all().find(({ src }) => new URL(src).pathname === url);
  if (!frame) throw new Error(`There is no frame with ${url}`);
  return frame;
};
const paths = () => all().map(({ src }) => new URL(src).pathname);

/** What the studio says to a frame from now on. */
function toldTo(url: string) {
  const told: ToPreview[] = [];
  const { contentWindow } = frameAt(url);
  if (contentWindow) contentWindow.postMessage = (message: ToPreview) => void told.push(message);
  return told;
}

const say = (url: string, data: FromPreview | object, origin = location.origin) =>
  act(
    async () =>
      void fireEvent(window, new MessageEvent('message', { data, source: frameAt(url).contentWindow, origin })),
  );
const ready = (url: string) => say(url, { type: 'preview.ready', path: '/' });
const isHidden = (url: string) => frameAt(url).getAttribute('aria-hidden') === 'true';

test('the page before stays until the new one has loaded, and is then gone', async () => {
  const { rerender } = render(frames());
  await ready('/preview/1');
  rerender(frames({ url: '/preview/2' }));
  expect([paths(), isHidden('/preview/1'), isHidden('/preview/2')]).toEqual([
    ['/preview/1', '/preview/2'],
    false,
    true,
  ]);
  await ready('/preview/2');
  expect([paths(), isHidden('/preview/2')]).toEqual([['/preview/2'], false]);
  expect(onReady).toHaveBeenCalledTimes(2);
});

test('a page on its way is given up for a newer one', async () => {
  const { rerender } = render(frames());
  await ready('/preview/1');
  rerender(frames({ url: '/preview/2' }));
  rerender(frames({ url: '/preview/3' }));
  expect(paths()).toEqual(['/preview/1', '/preview/3']);
});

test('the new page is scrolled to where the one before was', async () => {
  const { rerender } = render(frames());
  await ready('/preview/1');
  await say('/preview/1', { type: 'preview.moved', path: '/m/1', scroll: 420 });
  expect(onMove.mock.calls).toEqual([['/m/1', 420]]);
  rerender(frames({ url: '/preview/2' }));
  const told = toldTo('/preview/2');
  await ready('/preview/2');
  expect(told).toEqual([
    { type: 'preview.start', ids: ['a'], scroll: 420 },
    { type: 'preview.select', isOn: true },
    { type: 'preview.select', isOn: true },
  ]);
});

test('a page that was opened in the frame is not scrolled', async () => {
  render(frames());
  await ready('/preview/1');
  const told = toldTo('/preview/1');
  await ready('/preview/1');
  expect(told[0]).toEqual({ type: 'preview.start', ids: ['a'], scroll: null });
  expect(onReady).toHaveBeenCalledTimes(1);
});

test('the part that is edited is shown once, not again after each change', async () => {
  const { rerender } = render(frames());
  await ready('/preview/1');
  const told = toldTo('/preview/1');
  const shown = { ids: ['a'], area: null };
  rerender(frames({ shown }));
  expect(told).toEqual([{ type: 'preview.show', ids: ['a'], area: null }]);
  rerender(frames({ shown, url: '/preview/2' }));
  const later = toldTo('/preview/2');
  await ready('/preview/2');
  expect(later.map(({ type }) => type)).not.toContain('preview.show');
});

test('a tap in the page is told, one in the page to come is not', async () => {
  const tap = { type: 'preview.tapped', ids: ['a'], area: null, path: '/' };
  const { rerender } = render(frames());
  await ready('/preview/1');
  rerender(frames({ url: '/preview/2' }));
  await say('/preview/2', tap);
  expect(onTap).not.toHaveBeenCalled();
  await say('/preview/1', tap);
  expect(onTap.mock.calls).toEqual([[tap]]);
});

test('another origin, and what no agent says, is ignored', async () => {
  render(frames());
  await say('/preview/1', { type: 'preview.ready', path: '/' }, 'http://evil.test');
  await say('/preview/1', { type: 'preview.ready', path: 'javascript:' });
  expect(onReady).not.toHaveBeenCalled();
});

test('a page that does not come within 15 seconds has failed', async () => {
  jest.useFakeTimers();
  const { rerender } = render(frames());
  await ready('/preview/1');
  act(() => jest.advanceTimersByTime(20_000));
  expect(onFail).not.toHaveBeenCalled();
  rerender(frames({ url: '/preview/2' }));
  act(() => jest.advanceTimersByTime(15_000));
  expect(onFail).toHaveBeenCalledTimes(1);
  expect([isHidden('/preview/1'), isHidden('/preview/2')]).toEqual([false, true]);
});
