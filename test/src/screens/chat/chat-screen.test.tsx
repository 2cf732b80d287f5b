import { act, fireEvent, screen, within } from '@testing-library/react';
import { ChatMessagesDocument } from '../../../../src/__generated__/documents/chat-messages';
import { ChatScreenDocument } from '../../../../src/__generated__/documents/chat-screen';
import { SendMessageDocument } from '../../../../src/__generated__/documents/send-message';
import { storedChat } from '../../../../src/features/chat/stored-chat';
import { clearFlag, setFlag } from '../../../support/browser/session-flag';
import { answering, askedFor, failure, showPage } from '../../../support/browser/store-page';
import { testStore } from '../../../support/browser/test-store';

const noPage = { page: 1, hasNextPage: false, endCursor: null };
const today = new Date().toISOString();
const message = (id: number, differences: object = {}) => ({
  ...{ id: String(id), kind: 'TEXT', isOwn: false, text: `Pesan ${id}`, url: null, sentAt: today },
  ...{ idempotencyKey: null, item: null, ...differences },
});
/** The newest first, as in the facade's answer. */
const page = (messages: readonly object[], more: object = {}) => ({
  readUntil: null,
  messages: { nodes: [...messages].reverse(), pageInfo: { ...noPage, ...more } },
});
const chat = (differences: object = {}) => ({
  ...{ id: 'toko', party: 'SHOP', name: 'Toko Tati', image: null, unread: 0, isOpen: true, ...page([]) },
  ...differences,
});
const thread = (differences: object = {}) =>
  answering(ChatScreenDocument, () => ({
    customer: { id: 'c1', chat: chat(differences) },
    store: { messageTabsShown: true },
  }));
const accepted = (messages: readonly object[] = []) =>
  answering(SendMessageDocument, () => ({ sendMessage: { __typename: 'Chat', ...page(messages) } }));
const unchanged = (messages: readonly object[] = []) =>
  answering(ChatMessagesDocument, () => ({ customer: { chat: page(messages) } }));

const summary = (id: string, differences: object = {}) => ({
  ...{ id, party: 'SHOP', name: `Toko ${id}`, image: null, unread: 0 },
  ...{ lastKind: 'TEXT', lastText: 'Masih ada?', isLastOwn: false, lastAt: today, ...differences },
});

const path = '/chat/0/0/0/toko';
const field = () => screen.findByRole('textbox', { name: 'Tulis pesan' });
const sendButton = () => screen.getByRole('button', { name: 'Kirim' });
const log = () => screen.findByRole('log');

async function write(text: string) {
  fireEvent.change(await field(), { target: { value: text } });
  await act(async () => fireEvent.click(sendButton()));
}

// jsdom has no layout, so nothing scrolls.
beforeAll(() => Object.assign(Element.prototype, { scrollTo: () => undefined }));
beforeEach(() => setFlag());
afterEach(() => {
  clearFlag();
  localStorage.clear();
});

describe('a list', () => {
  const showList = (nodes: readonly object[], { search = '', tabs = true } = {}) =>
    showPage(`/chat/0/0/0/0${search}`, [
      answering(ChatScreenDocument, () => ({
        customer: { id: 'c1', chats: { nodes, pageInfo: noPage } },
        store: { messageTabsShown: tabs },
      })),
    ]);

  test('without chats shows a message and offers to write to the store', async () => {
    await showList([]);
    expect(await screen.findByRole('heading', { name: 'Tidak Ada Pesan' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Chat admin toko' })).toHaveAttribute(
      'href',
      `/chat/0/0/1/${testStore().id}`,
    );
  });

  test('without unread chats links to all', async () => {
    const { execute } = await showList([], { search: '?tab=belum-baca' });
    expect(await screen.findByText('Semua pesan sudah dibaca.')).toBeVisible();
    expect(askedFor(execute, ChatScreenDocument)).toMatchObject([{ isList: true, unread: true }]);
  });

  test.each([
    [true, ['Semua', 'Belum Baca']],
    [false, []],
  ])('has tabs by the display type of the store: %s', async (tabs, names) => {
    await showList([summary('a')], { tabs });
    const bar = screen.queryByRole('navigation', { name: 'Pesan' });
    expect(
      bar
        ? within(bar)
            .getAllByRole('link')
            .map((tab) => tab.textContent)
        : [],
    ).toEqual(names);
  });

  test.each([
    ['a text of the other side', {}, 'Masih ada?'],
    ['an own text', { isLastOwn: true }, 'Kamu: Masih ada?'],
    ['a picture', { lastKind: 'PICTURE', lastText: '' }, 'Gambar'],
  ])('shows %s as its newest message', async (_of, differences, text) => {
    await showList([summary('a', differences)]);
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('shows the unsent message of this browser, or the one being written', async () => {
    const codename = testStore().codename;
    const unsent = { code: 'WEB1', text: 'Masih ada?', hasPicture: false, item: null, writtenAt: today };
    storedChat(codename, 'c1', 'a').writeMessages({ queue: [unsent], refused: [] }, new Set());
    storedChat(codename, 'c1', 'b').writeDraft('Halo, saya mau');
    await showList([summary('a'), summary('b'), summary('c')]);
    const rows = await screen.findAllByRole('article');
    expect(rows.map((row) => row.querySelector('small')?.textContent)).toEqual([
      'Belum terkirim: Masih ada?',
      'Draf: Halo, saya mau',
      'Masih ada?',
    ]);
  });

  test('shows the newest message after the unsent ones were sent, in this tab or another', async () => {
    const unsent = { code: 'WEB1', text: 'Masih ada?', hasPicture: false, item: null, writtenAt: today };
    const of = (id: string) => storedChat(testStore().codename, 'c1', id);
    for (const id of ['a', 'b']) of(id).writeMessages({ queue: [unsent], refused: [] }, new Set());
    await showList([summary('a'), summary('b')]);
    expect(await screen.findAllByText('Belum terkirim: Masih ada?')).toHaveLength(2);
    act(() => of('a').writeMessages({ queue: [], refused: [] }, new Set(['WEB1'])));
    expect(screen.getAllByText('Belum terkirim: Masih ada?')).toHaveLength(1);
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'kopi' })));
    expect(screen.queryByText('Belum terkirim: Masih ada?')).toBeNull();
  });

  test('labels the store as ADMIN and counts unread messages to 99', async () => {
    await showList([summary('app', { party: 'STORE', unread: 120 }), summary('b', { unread: 3 })]);
    const [store, shop] = await screen.findAllByRole('article');
    expect(store).toHaveTextContent('ADMIN');
    expect(store).toHaveTextContent('99+');
    expect(shop).not.toHaveTextContent('ADMIN');
    expect(within(shop as HTMLElement).getByLabelText('3 pesan belum dibaca')).toHaveTextContent('3');
  });
});

describe('a thread', () => {
  test.each([
    ['an unknown shop', path, null],
    ['another store', '/chat/0/0/1/lain', chat({ id: 'app', party: 'STORE' })],
  ])('with %s gives way to the list, which says so', async (_with, asked, found) => {
    await showPage(asked, [
      answering(ChatScreenDocument, ({ isList }) => ({
        customer: {
          id: 'c1',
          ...(isList ? { chats: { nodes: [summary('a')], pageInfo: noPage } } : { chat: found }),
        },
        store: { messageTabsShown: true },
      })),
    ]);
    expect(await screen.findByText('Chat ini tidak ditemukan')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('article')).toHaveTextContent('Toko a');
    expect(screen.queryByRole('log')).toBeNull();
  });

  test('of a shop that was removed is read, and has nowhere to write', async () => {
    await showPage(path, [thread({ isOpen: false, ...page([message(1)]) }), unchanged([message(1)])]);
    expect(await log()).toHaveTextContent('Pesan 1');
    expect(screen.getByText(/Toko ini sudah tidak ada/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('that is empty shows a message, and any other shows its end', async () => {
    await showPage(path, [thread(), unchanged()]);
    expect(await log()).toHaveTextContent('Tidak Ada Pesan');
    expect(await log()).not.toHaveTextContent('Akhir dari Chat');
  });

  test('begins at its end if there are no older messages', async () => {
    await showPage(path, [thread(page([message(1)])), unchanged([message(1)])]);
    expect(await log()).toHaveTextContent('Akhir dari Chat');
  });

  test('shows text as text, a file as a link, and an unsafe file without one', async () => {
    const messages = [
      message(1, { text: '<img src=x onerror=alert(1)>' }),
      message(2, { kind: 'FILE', text: 'nota.pdf', url: 'https://toko.test/nota.pdf' }),
      message(3, { kind: 'FILE', text: 'jahat.pdf', url: null }),
    ];
    await showPage(path, [thread(page(messages)), unchanged(messages)]);
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buka berkas nota.pdf' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
    expect(screen.queryByRole('link', { name: /jahat/ })).toBeNull();
  });

  test('shows the customer’s own pictures from their private path', async () => {
    const pictures = [message(7, { kind: 'PICTURE', text: '' })];
    await showPage(path, [thread(page(pictures)), unchanged(pictures)]);
    const button = await screen.findByRole('button', { name: 'Lihat gambar' });
    expect(button.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/\/chat\/picture\/7$/));
  });

  test('marks an own message as read up to the one that was seen', async () => {
    const own = { isOwn: true };
    const read = { ...page([message(1, own), message(2, own)]), readUntil: '1' };
    await showPage(path, [thread(read), answering(ChatMessagesDocument, () => ({ customer: { chat: read } }))]);
    await screen.findByText('Pesan 1');
    expect([screen.getAllByText('Dibaca').length, screen.getAllByText('Terkirim').length]).toEqual([1, 1]);
  });
});

describe('a message', () => {
  test.each(['', '   '])('without text cannot be sent: %j', async (text) => {
    const { execute } = await showPage(path, [thread(), unchanged()]);
    fireEvent.change(await field(), { target: { value: text } });
    expect(sendButton()).toBeDisabled();
    fireEvent.submit((await field()).closest('form') as HTMLFormElement);
    expect(askedFor(execute, SendMessageDocument)).toEqual([]);
  });

  test('that is not a picture is rejected, and typed text is not lost', async () => {
    const { container } = await showPage(path, [thread(), unchanged()]);
    fireEvent.change(await field(), { target: { value: 'Halo' } });
    const input = container.querySelector('input[type=file]') as HTMLInputElement;
    await act(async () =>
      fireEvent.change(input, { target: { files: [new File(['a'], 'a.txt', { type: 'text/plain' })] } }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Gambar harus berupa JPG atau PNG');
    expect(await field()).toHaveValue('Halo');
    await write('Halo');
    expect(screen.queryByText('Gambar harus berupa JPG atau PNG')).toBeNull();
  });

  test('with control characters is sent without them, and none without anything to see', async () => {
    const { execute } = await showPage(path, [thread(), unchanged(), accepted()]);
    await write('Halo\u0000 kak\u202e');
    await write('\u200b');
    expect(askedFor(execute, SendMessageDocument)).toMatchObject([{ input: { text: 'Halo kak' } }]);
    expect(sendButton()).toBeDisabled();
  });

  test('of 10,000 characters is not cut: it stays, says so, and is sent once it is short enough', async () => {
    const { execute } = await showPage(path, [thread(), unchanged(), accepted()]);
    await write('a'.repeat(10_000));
    expect(screen.getByRole('alert')).toHaveTextContent('Pesan terlalu panjang: 10.000 dari paling banyak 2.000');
    expect(await field()).toHaveValue('a'.repeat(10_000));
    expect(sendButton()).toBeDisabled();
    fireEvent.submit((await field()).closest('form') as HTMLFormElement);
    expect(askedFor(execute, SendMessageDocument)).toEqual([]);
    await write('a'.repeat(2_000));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(askedFor(execute, SendMessageDocument)).toHaveLength(1);
  });

  test('takes a picture from the clipboard, and leaves a pasted text to the field', async () => {
    await showPage(path, [thread(), unchanged()]);
    const paste = async (files: File[]) => fireEvent.paste(await field(), { clipboardData: { files } });
    expect(await paste([])).toBe(true);
    let isLeft = true;
    await act(async () => {
      isLeft = await paste([new File(['a'], 'a.gif', { type: 'image/gif' })]);
    });
    expect(isLeft).toBe(false);
    expect(await screen.findByRole('alert')).toHaveTextContent('Gambar harus berupa JPG atau PNG');
  });

  test('is cleared from the field immediately, and sent once with its code', async () => {
    const { execute } = await showPage(path, [thread(), unchanged(), accepted()]);
    await write('  Halo  ');
    expect(await field()).toHaveValue('');
    await act(async () => fireEvent.click(sendButton()));
    expect(askedFor(execute, SendMessageDocument)).toMatchObject([
      { input: { shop: 'toko', text: 'Halo', item: null, idempotencyKey: expect.stringMatching(/^.{8,}$/) } },
    ]);
  });

  test('that is refused stays with its text, is sent again, and can be deleted', async () => {
    const refusal = { __typename: 'Refusal', code: 'MESSAGE_FLOOD', message: 'Too many' };
    const { execute } = await showPage(path, [
      thread(),
      unchanged(),
      answering(SendMessageDocument, () => ({ sendMessage: refusal })),
    ]);
    await write('Halo');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Mohon maaf, Pesan anda gagal terkirim. Terlalu banyak pesan. Tunggu sebentar, lalu kirim lagi.',
    );
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Coba Lagi' })));
    const codes = (askedFor(execute, SendMessageDocument) as { input: { idempotencyKey: string } }[]).map(
      ({ input }) => input.idempotencyKey,
    );
    expect([codes.length, new Set(codes).size]).toEqual([2, 1]);
    expect(screen.getByText('Halo')).toBeVisible();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Hapus' })));
    expect(screen.queryByText('Halo')).toBeNull();
  });

  test('that arrives too early stays before the next one', async () => {
    const refusal = { __typename: 'Refusal', code: 'MESSAGE_FLOOD', message: 'Too many' };
    const { execute } = await showPage(path, [
      thread(),
      unchanged(),
      answering(SendMessageDocument, () => ({ sendMessage: refusal })),
    ]);
    await write('Satu');
    await write('Dua');
    expect(askedFor(execute, SendMessageDocument)).toMatchObject([{ input: { text: 'Satu' } }]);
    expect(screen.getByText('Mengirim…')).toBeVisible();
  });

  test('that was refused is restored after a reload, with its reason', async () => {
    const refusal = { __typename: 'Refusal', code: 'MESSAGE_EMPTY', message: '' };
    const answers = [thread(), unchanged(), answering(SendMessageDocument, () => ({ sendMessage: refusal }))];
    const { unmount } = await showPage(path, answers);
    await write('Halo');
    unmount();
    await showPage(path, answers);
    expect(await screen.findByRole('alert')).toHaveTextContent('gagal terkirim. Tulis pesan dulu');
    expect(screen.getByText('Halo')).toBeVisible();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Hapus' })));
    expect(Object.values({ ...localStorage }).join()).not.toContain('Halo');
  });

  test('with a refused picture can only be deleted, because a retry would send the same picture', async () => {
    const refusal = { code: 'PICTURE_TOO_LARGE', message: '', total: null };
    const refused = { code: 'WEB1', text: '', hasPicture: true, item: null, writtenAt: today, refusal };
    storedChat(testStore().codename, 'c1', 'toko').writeMessages({ queue: [], refused: [refused] }, new Set());
    await showPage(path, [thread(), unchanged()]);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Gambar terlalu besar. Paling besar 5 MB dan 40 megapiksel.',
    );
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Coba Lagi' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Hapus' })).toBeVisible();
  });

  test('that did not arrive stays with its text, and is stored for the next visit', async () => {
    await showPage(path, [thread(), unchanged(), answering(SendMessageDocument, () => failure)]);
    await write('Halo');
    expect(await screen.findByRole('alert')).toHaveTextContent('gagal terkirim');
    expect(screen.getByText('Halo')).toBeVisible();
    expect(Object.values({ ...localStorage }).join()).toContain('"Halo"');
  });

  test('shows its draft again after a reload', async () => {
    const shown = await showPage(path, [thread(), unchanged()]);
    fireEvent.change(await field(), { target: { value: 'Belum selesai' } });
    shown.unmount();
    await showPage(path, [thread(), unchanged()]);
    expect(await field()).toHaveValue('Belum selesai');
  });

  test('about an order begins with its number', async () => {
    await showPage(`${path}?pesanan=TK20261122`, [thread(), unchanged()]);
    expect(await field()).toHaveValue('Halo, saya mau tanya soal pesanan TK20261122. ');
  });

  test('about an item names it once, unless the customer removes it', async () => {
    const item = { id: 'bayam', title: 'Bayam', image: null, price: { amount: 10_000, currency: 'Rp' } };
    const withItem = answering(ChatScreenDocument, () => ({
      customer: { id: 'c1', chat: chat() },
      itemPage: { __typename: 'GoodsPage', item: { __typename: 'Goods', ...item } },
    }));
    const { execute } = await showPage(`${path}?item=bayam`, [withItem, unchanged(), accepted()]);
    expect(await screen.findByText('Bayam')).toBeVisible();
    await write('Masih ada?');
    await write('Halo?');
    expect(askedFor(execute, SendMessageDocument)).toMatchObject([
      { input: { item: 'bayam' } },
      { input: { item: null } },
    ]);
  });
});
