import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ChatMessagesDocument } from '../../../../src/__generated__/documents/chat-messages';
import { ChatScreenDocument } from '../../../../src/__generated__/documents/chat-screen';
import { OrderByNumberDocument } from '../../../../src/__generated__/documents/order-by-number';
import type { Upload } from '../../../../src/api/upload-picture';
import { pngFile } from '../../../support/browser/picture-file';
import { clearFlag, setFlag } from '../../../support/browser/session-flag';
import { answering, askedFor, failure, showPage } from '../../../support/browser/store-page';
import { setVisitorZone } from '../../../support/setup/visitor-zone';

const mockUploads: Upload[] = [];
jest.mock('../../../../src/api/upload-picture', () => ({
  uploadPicture: (upload: Upload) => {
    mockUploads.push(upload);
    return () => undefined;
  },
}));

const message = (id: number, sentAt: string, differences: object = {}) => ({
  ...{ id: String(id), kind: 'TEXT', isOwn: false, text: `Pesan ${id}`, url: null, sentAt },
  ...{ idempotencyKey: null, item: null, ...differences },
});
/** The newest first, as in the facade's answer. */
const page = (messages: readonly object[], endCursor: string | null = null) => ({
  readUntil: null,
  messages: {
    nodes: [...messages].reverse(),
    pageInfo: { page: 1, hasNextPage: endCursor !== null, endCursor },
  },
});
const chat = { id: 'toko', party: 'SHOP', name: 'Toko Tati', image: null, unread: 0, isOpen: true };
const show = (first: object, answers: Parameters<typeof showPage>[1] = []) =>
  showPage('/chat/0/0/0/toko', [
    answering(ChatScreenDocument, () => ({ customer: { id: 'c1', chat: { ...chat, ...first } } })),
    ...answers,
    answering(ChatMessagesDocument, () => ({ customer: { chat: first } })),
  ]);

setVisitorZone('Asia/Jakarta');
// jsdom has no layout, so nothing scrolls.
beforeAll(() => Object.assign(Element.prototype, { scrollTo: () => undefined }));
beforeEach(() => setFlag());
afterEach(() => {
  clearFlag();
  localStorage.clear();
});

test('each day is named once, before its first message', async () => {
  const days = ['2026-01-05T16:59:00Z', '2026-01-05T17:00:00Z', '2026-01-06T03:00:00Z', '2026-01-07T03:00:00Z'];
  await show(page(days.map((sentAt, at) => message(at + 1, sentAt))));
  const log = await screen.findByRole('log');
  const order = within(log)
    .getAllByText(/^(Pesan \d|\w+, \d+ Januari 2026)$/)
    .map(({ textContent }) => textContent);
  expect(order).toEqual([
    'Senin, 5 Januari 2026',
    'Pesan 1',
    'Selasa, 6 Januari 2026',
    'Pesan 2',
    'Pesan 3',
    'Rabu, 7 Januari 2026',
    'Pesan 4',
  ]);
});

test('the number of an order opens it, and an unknown number shows a message and opens nothing', async () => {
  const text = 'Pesanan JJ20261122 dan JJ9999999';
  const { execute } = await show(page([message(1, '2026-01-05T03:00:00Z', { text })]), [
    answering(OrderByNumberDocument, ({ number }) => ({
      orderByNumber: number === 'JJ20261122' ? { id: 'o1' } : null,
    })),
  ]);
  await act(async () => fireEvent.click(await screen.findByRole('link', { name: 'JJ9999999' })));
  expect(await screen.findByText('Pesanan JJ9999999 tidak ditemukan')).toBeVisible();
  expect(screen.getByLabelText('current path')).toHaveTextContent('/chat/0/0/0/toko');
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'JJ20261122' })));
  await waitFor(() => expect(screen.getByLabelText('current path')).toHaveTextContent('/order/o1/detail'));
  expect(askedFor(execute, OrderByNumberDocument)).toEqual([{ number: 'JJ9999999' }, { number: 'JJ20261122' }]);
});

test('the item of a message opens its page', async () => {
  const item = { id: 'bayam', title: 'Bayam Segar', image: null, price: { amount: 10_000, currency: 'Rp' } };
  await show(page([message(1, '2026-01-05T03:00:00Z', { item })]));
  const link = await screen.findByRole('link', { name: /Bayam Segar.*Rp10\.000/ });
  expect(link).toHaveAttribute('href', '/p/bayam_segar-bayam');
});

test('older messages that fail to load are requested again on a tap, and appear before the others', async () => {
  let fails = true;
  await show(page([message(5, '2026-01-05T03:00:00Z')], '5'), [
    answering(ChatMessagesDocument, ({ after }) => {
      if (after === null || after === undefined)
        return { customer: { chat: page([message(5, '2026-01-05T03:00:00Z')], '5') } };
      return fails ? failure : { customer: { chat: page([message(4, '2026-01-05T02:00:00Z')]) } };
    }),
  ]);
  const retry = await screen.findByText('Coba Lagi', undefined, { timeout: 3_000 });
  fails = false;
  await act(async () => fireEvent.click(retry));
  await screen.findByText('Pesan 4');
  const log = screen.getByRole('log');
  expect(log.textContent?.match(/Akhir dari Chat|Pesan \d/g)).toEqual(['Akhir dari Chat', 'Pesan 4', 'Pesan 5']);
});

test('a picture shows the progress of its upload', async () => {
  const { container } = await show(page([]));
  const input = container.querySelector('input[type=file]') as HTMLInputElement;
  const files = [pngFile('a.png')];
  await act(async () => fireEvent.change(input, { target: { files } }));
  await waitFor(() => expect(mockUploads).toHaveLength(1));
  act(() => mockUploads[0]?.onProgress(0.42));
  expect(screen.getByRole('progressbar', { name: 'Gambar terkirim 42%' })).toBeVisible();
  await act(async () => mockUploads[0]?.onEnd({ outcome: 'failed', code: 'OFFLINE' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Coba Lagi' })));
  await waitFor(() => expect(mockUploads).toHaveLength(2));
  expect(mockUploads[1]?.headers).toEqual(mockUploads[0]?.headers);
});
