import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import type { Execute } from '../../../../../src/api/execute';
import { frameMessage } from '../../../../../src/features/catalogue/custom-html/html-frame';
import { LocatedHtml } from '../../../../../src/features/catalogue/custom-html/located-html';
import { testStore } from '../../../../support/browser/test-store';
import { renderPart } from '../../../../support/browser/render-part';

const position = { coords: { latitude: -6.9, longitude: 107.6 } } as GeolocationPosition;
const refusal = { code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError;

type Ask = Geolocation['getCurrentPosition'];
const asked = jest.fn<void, Parameters<Ask>>();

beforeEach(() => {
  asked.mockReset();
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: asked }, configurable: true });
});

const opened = { ok: true, data: { openCustomHtml: { path: '/frame/tersegel' } } };
const failed = { ok: false, code: 'PROVIDER_TIMEOUT', requestId: 'r1' };

async function show(...answers: object[]) {
  const execute = jest.fn((..._asked: unknown[]) => Promise.resolve(answers.shift() ?? failed));
  await renderPart(<LocatedHtml id="ongkir" name="Cek ongkir" />, {
    execute: execute as unknown as Execute,
    store: testStore({ shortLinkHost: 's.kopi.example' }),
    path: '/m/ongkir',
  });
  return execute;
}

const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const frame = () => screen.findByTitle<HTMLIFrameElement>('Cek ongkir');

async function openFrame() {
  asked.mockImplementation((found) => found(position));
  const execute = await show(opened);
  await tap('Izinkan lokasi');
  return { frame: await frame(), execute };
}

const say = (data: unknown, source: MessageEventSource | null, origin = 'null') =>
  act(async () => window.dispatchEvent(new MessageEvent('message', { data, source, origin })));

const currentPath = () => screen.getByLabelText('current path').textContent;

test('requests the position only after a tap', async () => {
  await show();
  expect(asked).not.toHaveBeenCalled();
});

test('a denied position says so and can be requested again', async () => {
  asked
    .mockImplementationOnce((_found, missed) => missed?.(refusal))
    .mockImplementationOnce((found) => found(position));
  await show(opened);
  await tap('Izinkan lokasi');
  expect(await screen.findByText('Please allow location Permission.')).toBeVisible();
  await tap('Coba Lagi');
  expect(await frame()).toBeInTheDocument();
});

test('the position request times out after ten seconds', async () => {
  await show();
  await tap('Izinkan lokasi');
  expect(asked.mock.calls[0]?.[2]).toMatchObject({ timeout: 10_000 });
  expect(screen.getByRole('button', { name: 'Membuka…' })).toBeDisabled();
});

test('a frame that failed to open can be retried', async () => {
  asked.mockImplementation((found) => found(position));
  await show(failed, opened);
  await tap('Izinkan lokasi');
  await userEvent.click(await screen.findByText('Coba Lagi'));
  expect(await frame()).toBeInTheDocument();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('the frame may run scripts only and gets no URL of the page', async () => {
  const { frame, execute } = await openFrame();
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(frame).toHaveAttribute('src', '/frame/tersegel');
  expect(execute.mock.calls[0]?.[1]).toEqual({ component: 'ongkir', position: { latitude: -6.9, longitude: 107.6 } });
});

test('the frame has the height it reports', async () => {
  const { frame } = await openFrame();
  await say({ type: 'resize', height: 612.3 }, frame.contentWindow);
  expect(frame).toHaveStyle({ height: '613px' });
  await say({ type: 'resize', height: 1e9 }, frame.contentWindow);
  expect(frame).toHaveStyle({ height: '10000px' });
});

test.each([
  ['address://m/promo', '/m/promo'],
  ['{address}p/kopi-k1', '/p/kopi-k1'],
  ['https://s.kopi.example/search/teh', '/search/teh'],
  ['address://act/cart', '/login?next=%2Fcart'],
  ['address://act/nearme', '/nearme'],
  ['address://act/driver', '/maintenance'],
])('the link %s in the frame opens %s', async (link, path) => {
  const { frame } = await openFrame();
  await say({ type: 'open', link }, frame.contentWindow);
  expect(currentPath()).toBe(path);
});

test('an external link shows its site first and can be cancelled', async () => {
  const { frame } = await openFrame();
  await say({ type: 'open', link: 'https://www.example.com/promo' }, frame.contentWindow);
  expect(screen.getByText('Kamu akan membuka www.example.com, di luar toko ini.')).toBeVisible();
  const leave = screen.getByRole('link', { name: 'Buka' });
  expect(leave).toHaveAttribute('href', 'https://www.example.com/promo');
  expect(leave).toHaveAttribute('rel', expect.stringContaining('noopener'));
  await tap('Tutup');
  expect(screen.queryByRole('link', { name: 'Buka' })).toBeNull();
  expect(currentPath()).toBe('/m/ongkir');
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'address://akun', '//', ''])(
  'the link %j in the frame opens nothing',
  async (link) => {
    const { frame } = await openFrame();
    await say({ type: 'open', link }, frame.contentWindow);
    expect(currentPath()).toBe('/m/ongkir');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('accepts messages only from the frame itself', async () => {
  const { frame } = await openFrame();
  await say({ type: 'open', link: 'address://m/promo' }, window);
  await say({ type: 'open', link: 'address://m/promo' }, null);
  await say({ type: 'open', link: 'address://m/promo' }, frame.contentWindow, 'http://localhost');
  expect(currentPath()).toBe('/m/ongkir');
});

test('a link without a tap opens nothing', async () => {
  const { frame } = await openFrame();
  Object.defineProperty(navigator, 'userActivation', { value: { isActive: false }, configurable: true });
  await say({ type: 'open', link: 'address://m/promo' }, frame.contentWindow);
  Reflect.deleteProperty(navigator, 'userActivation');
  expect(currentPath()).toBe('/m/ongkir');
});

test('of 500 arbitrary messages only valid sizes and links have an effect', () => {
  const near = fc.record(
    {
      type: fc.constantFrom('resize', 'open', 'close', 'navigate', 1),
      height: fc.oneof(fc.double(), fc.string(), fc.constant(null)),
      link: fc.oneof(fc.webUrl(), fc.string(), fc.integer()),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything(), near), (data) => {
      const message = frameMessage(data);
      if (message === null) return true;
      if (message.type === 'resize') return message.height >= 0 && message.height <= 10_000;
      return message.link.length <= 2_000;
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['a longer link', { type: 'open', link: 'x'.repeat(2_001) }],
  ['a further field', { type: 'open', link: 'address://m/a', target: '_top' }],
  ['a negative height', { type: 'resize', height: -1 }],
  ['no number', { type: 'resize', height: Number.NaN }],
  ['text', '{"type":"resize","height":1}'],
  ['a list', [{ type: 'resize', height: 1 }]],
  ['nothing', null],
])('ignores a message with %s', (_what, data) => {
  expect(frameMessage(data)).toBeNull();
});
