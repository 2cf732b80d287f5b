import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Execute } from '../../../../src/api/execute';
import { PageDialog } from '../../../../studio/editor/preview/page-dialog';
import type { FromPreview, ToPreview } from '../../../../studio/preview-agent/messages';
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

async function hear(name: string, data: FromPreview) {
  const { contentWindow } = frameIn(name);
  await act(
    async () =>
      void fireEvent(window, new MessageEvent('message', { data, source: contentWindow, origin: location.origin })),
  );
}

const load = (name: string) => hear(name, { type: 'preview.ready', path: '/' });

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

test('a page that is scrolled takes the other one with it', async () => {
  await show();
  const told = ['Before', 'After'].map((name) => {
    const messages: unknown[] = [];
    frameIn(name).contentWindow?.addEventListener('message', ({ data }) => messages.push(data));
    return messages;
  });
  await load('Before');
  await load('After');
  const scrolls = async () => {
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    return told.map((messages) => messages.filter((one) => (one as ToPreview).type === 'preview.scroll'));
  };
  await hear('Before', { type: 'preview.moved', path: '/', scroll: 640 });
  expect(await scrolls()).toEqual([[], [{ type: 'preview.scroll', scroll: 640 }]]);
  await hear('After', { type: 'preview.moved', path: '/', scroll: 20 });
  expect(await scrolls()).toEqual([
    [{ type: 'preview.scroll', scroll: 20 }],
    [{ type: 'preview.scroll', scroll: 640 }],
  ]);
});

describe('on a phone', () => {
  const section = (name: string) => getComputedStyle(screen.getByLabelText(name, { selector: 'section' }));
  const visible = () => ['Before', 'After'].map((name) => section(name).visibility);
  const cuts = () => ['Before', 'After'].map((name) => section(name).clipPath);
  const divider = () => screen.getByRole('slider', { name: 'Drag to compare' });

  test('each page has half of the place, and a button gives it to one', async () => {
    await show();
    expect([visible(), cuts()]).toEqual([
      ['visible', 'visible'],
      ['inset(0 50% 0 0%)', 'inset(0 0% 0 50%)'],
    ]);
    side('After').getByText('The last one without errors.');
    await userEvent.click(screen.getByRole('button', { name: 'Before' }));
    expect(visible()).toEqual(['visible', 'hidden']);
    await userEvent.click(screen.getByRole('button', { name: 'After' }));
    expect(visible()).toEqual(['hidden', 'visible']);
  });

  test('a finger moves the line between them, as far as the page reaches', async () => {
    await show();
    const track = divider().parentElement?.parentElement;
    if (track) track.getBoundingClientRect = () => new DOMRect(20, 0, 350, 600);
    const move = (type: string, clientX: number) =>
      fireEvent(divider(), new MouseEvent(type, { bubbles: true, buttons: 1, clientX }));
    move('pointerdown', 195);
    move('pointermove', 90);
    expect(divider().getAttribute('aria-valuetext')).toBe('Before 20%, After 80%');
    expect(cuts()).toEqual(['inset(0 80% 0 0%)', 'inset(0 0% 0 20%)']);
    move('pointermove', -40);
    expect(visible()).toEqual(['hidden', 'visible']);
  });

  test('arrow keys, Home and End move it too', async () => {
    await show();
    divider().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}');
    expect(divider().getAttribute('aria-valuenow')).toBe('55');
    await userEvent.keyboard('{End}');
    expect(visible()).toEqual(['visible', 'hidden']);
    await userEvent.keyboard('{Home}a');
    expect(visible()).toEqual(['hidden', 'visible']);
  });
});

test('its button closes it', async () => {
  const onClose = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
