import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itemPages } from '../../../../../src/renderers/items/pages/registry';
import { items } from '../../../../../src/renderers/items/registry';
import { item } from '../../../../support/browser/part-fixtures';
import { testStore } from '../../../../support/browser/test-store';
import { hours, itemPage, ride, shopItems } from '../../../../support/browser/item-fixture';
import { showItem } from '../../../../support/browser/show-item';

const currentPath = () => screen.getByLabelText('current path').textContent;
const tap = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click());
const shopAnswer = (found: object[], lastPage = 1) => ({
  ok: true,
  data: { shopItems: shopItems(found, lastPage) },
});
const failure = { ok: false, code: 'PROVIDER_TIMEOUT', requestId: 'r1' };

beforeAll(() => import('../../../../../src/renderers/items/pages/hours/hours-sheet'));

test('every type of item has a page', () => {
  expect(Object.keys(itemPages).sort()).toEqual(Object.keys(items).sort());
});

describe('a service', () => {
  test.each([
    [true, 'Ya'],
    [false, 'Tidak'],
  ])('by appointment %s is shown as %s', async (byAppointment, text) => {
    await showItem(itemPage('Service', {}, { details: { byAppointment } }));
    const information = within(screen.getByRole('region', { name: 'Informasi Jasa' }));
    expect(information.getByText('Buat janji dahulu')).toBeVisible();
    expect(information.getByText(text)).toBeVisible();
  });

  test.each(['Service', 'DirectPurchase'] as const)('%s shows its expiry date', async (type) => {
    await showItem(itemPage(type, {}, { details: { expiresOn: '2026-12-31' } }));
    expect(screen.getByText('Batas Akhir Digunakan')).toBeVisible();
    expect(screen.getByText('31 Desember 2026')).toBeVisible();
  });

  test('without an expiry date or hours shows neither', async () => {
    await showItem(itemPage('Service', {}, { details: { expiresOn: null, openingHours: null } }));
    expect(screen.queryByText('Batas Akhir Digunakan')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Jam Operasional/ })).toBeNull();
  });
});

describe('opening hours', () => {
  test.each([
    ['Service', true, false, 'Buka sekarang'],
    ['Service', false, false, 'Bisa dipesan sekarang'],
    ['Service', false, true, 'Tutup sekarang'],
    ['Shop', true, false, 'Buka sekarang'],
    ['Shop', false, false, 'Buka sekarang'],
    ['Shop', true, true, 'Tutup sekarang'],
  ] as const)('of a %s, open by its table %s and closed %s, say %s', async (type, isOpenNow, isClosed, text) => {
    await showItem(itemPage(type, { isClosed }, { details: { openingHours: hours({ isOpenNow }) } }));
    expect(screen.getByRole('button', { name: new RegExp(`^Jam Operasional.*${text}.*08:00–17:00`) })).toBeVisible();
  });

  const opensAt = '2026-11-26T02:00:00.000Z';

  test.each([
    ['closed until it opens', true, { isSold: false, opensAt, note: null }, /^Buka lagi Kamis, 26 Nov.* 09[.:]00 WIB$/],
    [
      'sold in the store’s words',
      false,
      { isSold: true, opensAt, note: 'Dikirim Kamis' },
      /^Dikirim Kamis · Buka lagi/,
    ],
    [
      'sold in the usual words',
      false,
      { isSold: true, opensAt: null, note: null },
      /^Toko sedang tutup, pesanan diproses/,
    ],
  ])('%s', async (_what, isClosed, outsideHours, text) => {
    await showItem(
      itemPage('Goods', { isClosed, outsideHours: outsideHours as never }, { item: { isOpen: !isClosed } }),
    );
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText('Tutup') !== null).toBe(isClosed);
    expect(screen.queryByRole('button', { name: /Keranjang/i }) === null).toBe(isClosed);
  });

  test('a cached page never claims to be open now', async () => {
    const page = { isClosed: true, closedReason: 'Di luar jam operasional' };
    await showItem(itemPage('Service', page, { details: { openingHours: hours({ isOpenNow: true }) } }));
    expect(screen.getByText('Di luar jam operasional')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Jam Operasional.*Tutup sekarang/ })).toBeVisible();
    await tap(/^Jam Operasional/);
    expect(screen.queryByText('Buka sekarang')).toBeNull();
  });

  test('the sheet has the whole week, with today marked', async () => {
    await showItem(itemPage('Service'));
    await tap(/^Jam Operasional/);
    const sheet = within(await screen.findByRole('dialog', { name: 'Jam Operasional' }));
    for (const day of ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu']) {
      expect(sheet.getByText(day)).toBeVisible();
    }
    expect(sheet.getByText('Hari ini').closest('[aria-current="date"]')).toHaveTextContent('Sabtu');
    expect(sheet.getByText('Minggu').closest('div')).toHaveTextContent('Tutup');
    await tap('Tutup');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a ride', () => {
  test('shows its price per kilometre and explains the rest of the tariff', async () => {
    await showItem(itemPage('CourierRide'));
    expect(screen.getByText('/km')).toBeVisible();
    const tariff = within(screen.getByRole('region', { name: 'Tarif' }));
    expect(tariff.getByText('Rp4.500')).toBeVisible();
    expect(tariff.getByText('Rp2.000')).toBeVisible();
    expect(tariff.getByText(/jarak tempuh antara asal dan tujuan/)).toBeVisible();
  });

  test('shows the prices of extra services and which are required', async () => {
    await showItem(itemPage('CourierRide'));
    const extra = within(screen.getByRole('region', { name: 'Layanan Tambahan' }));
    expect(extra.getByText(/^Helm anak/)).toBeVisible();
    expect(extra.getByText('Wajib')).toBeVisible();
    expect(extra.getByText('Maks. 2')).toBeVisible();
    expect(extra.getByText('Gratis')).toBeVisible();
  });

  test('without extra services or a fee shows neither', async () => {
    await showItem(itemPage('CourierRide', {}, { details: ride({ services: [], fee: null }) }));
    expect(screen.queryByRole('region', { name: 'Layanan Tambahan' })).toBeNull();
    expect(screen.queryByText('Biaya layanan')).toBeNull();
  });

  test('links free end points to the order of the ride', async () => {
    await showItem(itemPage('CourierRide'));
    for (const name of [/^Pilih lokasi tujuan/, /^Pilih lokasi asal/]) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(/^\/p\/ride\//));
    }
  });

  test('shows end points fixed by the seller', async () => {
    const fixed = { __typename: 'RideEnd', address: 'Stasiun Malang', position: null };
    await showItem(itemPage('CourierRide', {}, { details: ride({ origin: fixed }) }));
    expect(screen.getByText('Stasiun Malang')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Pilih lokasi asal/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^Pilih lokasi tujuan/ })).toBeVisible();
  });

  test('with a called driver has one location, a date and a time', async () => {
    await showItem(itemPage('CourierRide', {}, { details: ride({ isCall: true }) }));
    expect(screen.getByRole('link', { name: /^Pilih lokasi kamu/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Pilih tanggal dan jam/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /tujuan/ })).toBeNull();
  });
});

describe('a shop', () => {
  test('includes its first items without a request', async () => {
    const execute = await showItem(itemPage('Shop', {}, { details: { items: shopItems([item('Goods')], 2) } }));
    expect(screen.getByRole('link', { name: 'Bayam Hijau' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Berikutnya' })).toHaveAttribute('href', '/p/bayam_hijau-bayam1?page=2');
    expect(execute).not.toHaveBeenCalled();
  });

  test('lists its items in pages', async () => {
    const execute = await showItem(itemPage('Shop'), {
      answers: [shopAnswer([item('Goods')], 3)],
      search: 'cari=kopi&page=2',
    });
    expect(await screen.findByText('Hasil untuk “kopi”')).toBeVisible();
    expect(execute.mock.calls.map(([, variables]) => variables)).toEqual([{ id: 'bayam1', text: 'kopi', page: 2 }]);
    expect(screen.getByRole('link', { name: 'Berikutnya' })).toHaveAttribute(
      'href',
      '/p/bayam_hijau-bayam1?cari=kopi&page=3',
    );
    expect(screen.getByRole('link', { name: 'Sebelumnya' })).toHaveAttribute('href', '/p/bayam_hijau-bayam1?cari=kopi');
    expect(screen.getByRole('link', { name: 'Lihat semua produk' })).toHaveAttribute('href', '/p/bayam_hijau-bayam1');
  });

  test('has a search form that works with and without scripts', async () => {
    await showItem(itemPage('Shop'));
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/kopi/p/bayam_hijau-bayam1');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Cari di Bayam Hijau' }), 'teh manis{enter}');
    expect(currentPath()).toBe('/p/bayam_hijau-bayam1?cari=teh+manis');
  });

  test.each([true, false])('search shown: %s (search_flag)', async (searchShown) => {
    const execute = await showItem(itemPage('Shop', {}, { details: { searchShown } }), {
      answers: [shopAnswer([item('Goods')])],
      search: 'cari=kopi',
    });
    expect(screen.queryByRole('search') !== null).toBe(searchShown);
    expect(execute).toHaveBeenCalledTimes(searchShown ? 1 : 0);
  });

  test('hides its pictures if configured (hide_image_flag)', async () => {
    await showItem(itemPage('Shop', { images: [] }));
    expect(screen.queryByRole('group', { name: 'Foto Bayam Hijau' })).toBeNull();
  });

  test('without items shows a message', async () => {
    await showItem(itemPage('Shop'));
    expect(screen.getByRole('heading', { name: 'Tidak ada Produk' })).toBeVisible();
  });

  test('shows an empty search result with a link to all items', async () => {
    await showItem(itemPage('Shop'), { answers: [shopAnswer([])], search: 'cari=zzz' });
    expect(await screen.findByRole('heading', { name: 'Produk tidak ditemukan' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lihat semua produk' })).toBeVisible();
  });

  test('shows a retry for a list that failed, on a complete page', async () => {
    await showItem(itemPage('Shop', {}, { details: { items: null } }), {
      answers: [failure, shopAnswer([item('Goods')])],
    });
    expect(await screen.findByText('Gagal mengambil data produk.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Bayam Hijau' })).toBeVisible();
    await act(async () => fireEvent.click(screen.getByText('Coba Lagi')));
    expect(await screen.findByRole('link', { name: 'Bayam Hijau' })).toBeVisible();
  });

  test('shows its opening hours and address', async () => {
    await showItem(itemPage('Shop'));
    expect(screen.getByRole('button', { name: /^Jam Operasional/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Lihat lokasi/ })).toBeVisible();
  });
});

describe('a redirect', () => {
  test.each([
    ['https://www.toko.example/daftar', 'https://www.toko.example/daftar'],
    ['//www.toko.example/daftar', 'https://www.toko.example/daftar'],
    ['www.toko.example/daftar', 'https://www.toko.example/daftar'],
  ])('%s waits for a tap and opens %s in a new tab', async (link, href) => {
    await showItem(itemPage('RedirectLink', {}, { details: { link } }));
    const button = screen.getByRole('link', { name: 'Buka tautan' });
    expect(button).toHaveAttribute('href', href);
    expect(button).toHaveAttribute('target', '_blank');
    expect(button).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(screen.getByText('Tautan ini membuka www.toko.example di tab baru.')).toBeVisible();
  });

  test.each(['https://s.kopi.example/m/promo-promo', '{address}/m/promo-promo'])(
    '%s is followed within the store at once',
    async (link) => {
      await showItem(itemPage('RedirectLink', {}, { details: { link } }), {
        store: testStore({ shortLinkHost: 's.kopi.example' }),
      });
      expect(currentPath()).toBe('/m/promo-promo');
    },
  );

  test.each(['javascript:alert(1)', '', null])('%p opens nothing', async (link) => {
    await showItem(itemPage('RedirectLink', {}, { details: { link } }));
    expect(screen.getByText('Tautan ini belum bisa dibuka.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Buka tautan' })).toBeNull();
  });
});

describe('web content', () => {
  test('is shown in a frame that may only run scripts', async () => {
    await showItem(itemPage('WebContent', { images: [] }));
    const frame = screen.getByTitle('Bayam Hijau');
    expect(frame).toHaveAttribute('src', '/frame/tersegel');
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  });

  test('opens in a new tab if configured (show_web)', async () => {
    await showItem(itemPage('WebContent', { images: [] }, { details: { inPage: false } }));
    expect(screen.queryByTitle('Bayam Hijau')).toBeNull();
    expect(screen.getByRole('link', { name: 'Buka di tab baru' })).toHaveAttribute('target', '_blank');
  });
});

test('a contact opens its tracked link', async () => {
  await showItem(itemPage('ContactAction'));
  expect(screen.getByRole('link', { name: 'Chat di WhatsApp' })).toHaveAttribute('href', '/go/bayam1/0');
});

describe('similar products', () => {
  const related = (count: number) => ({
    ok: true,
    data: {
      relatedItems: Array.from({ length: count }, (_, at) => item('Goods', { id: `mirip${at}`, title: `Mirip ${at}` })),
    },
  });

  test('load after the page, three visible at a time', async () => {
    const execute = await showItem(itemPage('Goods', { relatedShown: true }), { answers: [related(5)] });
    expect(await screen.findByRole('link', { name: 'Mirip 4' })).toHaveAttribute('href', '/p/mirip_4-mirip4');
    expect(screen.getByRole('group', { name: 'Produk Serupa' })).toHaveStyle({ '--visible': '3' });
    expect(execute).toHaveBeenCalledTimes(1);
  });

  test('do not load if the item shows none (product_show_related)', async () => {
    const execute = await showItem(itemPage('Goods', { relatedShown: false }));
    expect(execute).not.toHaveBeenCalled();
    expect(screen.queryByText('Produk Serupa')).toBeNull();
  });

  test('fail on their own with a retry', async () => {
    await showItem(itemPage('Goods', { relatedShown: true }), { answers: [failure, related(1)] });
    expect(await screen.findByText('Gagal mengambil data produk.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Bayam Hijau' })).toBeVisible();
    await act(async () => fireEvent.click(screen.getByText('Coba Lagi')));
    expect(await screen.findByRole('link', { name: 'Mirip 0' })).toBeVisible();
  });

  test('without items have no heading', async () => {
    await showItem(itemPage('Goods', { relatedShown: true }), { answers: [related(0)] });
    expect(screen.queryByText('Produk Serupa')).toBeNull();
  });
});
