import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Execute } from '../../../../src/api/execute';
import { PageDialog } from '../../../../studio/editor/preview/page-dialog';
import { pretendSizes } from '../../../support/browser/pretend-sizes';
import { renderInRoom } from '../../../support/studio/render-in-room';

beforeEach(() => void pretendSizes());
afterEach(() => jest.useRealTimers());

const preview = (revision: number) => ({
  path: `/preview/sealed${revision}/warung`,
  expiresAt: '2026-11-28T10:00:00Z',
});

/** @param refused the revisions that the facade does not show */
async function show(refused: number[] = []) {
  const onClose = jest.fn();
  const execute = (async (_document: object, { revision }: { revision: number }) =>
    refused.includes(revision)
      ? { ok: false, code: 'INTERNAL', requestId: '' }
      : { ok: true, data: { store: { preview: preview(revision) } } }) as unknown as Execute;
  const pages = [
    { label: 'Before', revision: 7 },
    { label: 'After', revision: -3, note: 'The last one without errors.' },
  ];
  await renderInRoom(<PageDialog codename="warung" title="Before and after" pages={pages} onClose={onClose} />, {
    execute,
  });
  return onClose;
}

const side = (name: string) => within(screen.getByLabelText(name, { selector: 'section' }));
const frameIn = (name: string) => screen.getByTitle<HTMLIFrameElement>(name);

async function load(name: string) {
  const { contentWindow } = frameIn(name);
  const data = { type: 'preview.ready', path: '/' };
  await act(
    async () =>
      void fireEvent(window, new MessageEvent('message', { data, source: contentWindow, origin: location.origin })),
  );
}

test('a page that is refused says so beside the other one, and is loaded again when asked', async () => {
  const refused = [7];
  await show(refused);
  side('Before').getByText('The page could not be loaded');
  expect(new URL(frameIn('After').src).pathname).toBe('/preview/sealed-3/warung/');
  refused.pop();
  await userEvent.click(screen.getByRole('button', { name: 'Before' }));
  await userEvent.click(side('Before').getByText('Try again'));
  expect(new URL(frameIn('Before').src).pathname).toBe('/preview/sealed7/warung/');
});

test('a frame that never becomes a page ends in a failure', async () => {
  jest.useFakeTimers();
  await show();
  await load('After');
  await act(async () => jest.advanceTimersByTime(15_000));
  side('Before').getByText('The page could not be loaded');
  expect(side('After').queryByText('The page could not be loaded')).toBeNull();
});

test('each page is loading until its frame is there', async () => {
  await show();
  expect(screen.getAllByText('Loading the page…')).toHaveLength(2);
  await load('After');
  expect(screen.getAllByText('Loading the page…')).toHaveLength(1);
  expect(frameIn('After').hasAttribute('aria-hidden')).toBe(false);
});

test('a phone shows the later page, and the other one by the keyboard', async () => {
  await show();
  const visible = (name: string) => getComputedStyle(screen.getByLabelText(name, { selector: 'section' })).visibility;
  expect([visible('Before'), visible('After')]).toEqual(['hidden', 'visible']);
  side('After').getByText('The last one without errors.');
  screen.getByRole('button', { name: 'Before' }).focus();
  await userEvent.keyboard('{Enter}');
  expect([visible('Before'), visible('After')]).toEqual(['visible', 'hidden']);
});

test('its button closes it', async () => {
  const onClose = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
