import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { AddToCartDocument } from '../../../../../src/__generated__/documents/add-to-cart';
import { CheckoutScreenDocument } from '../../../../../src/__generated__/documents/checkout-screen';
import type { Choice_OfferFragment } from '../../../../../src/__generated__/gql/graphql';
import type { Execute } from '../../../../../src/api/execute';
import type { FragmentOf } from '../../../../../src/api/fragment';
import { readAdditions } from '../../../../../src/features/cart/waiting-additions';
import offlineTexts from '../../../../../src/i18n/offline/id.json';
import { useCloseOnBack } from '../../../../../src/ui/dialog/use-close-on-back';
import ChoiceSheet from '../../../../../src/features/catalogue/choice/choice-sheet';
import type { ChoiceSheetProps, ChosenItem } from '../../../../../src/features/catalogue/choice/shown-options';
import { renderPart } from '../../../../support/browser/render-part';
import { clearFlag, setFlag } from '../../../../support/browser/session-flag';

const rupiah = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'Rp' });

const bayam: ChosenItem = {
  id: 'bayam',
  title: 'Bayam Hijau',
  image: null,
  price: rupiah(4500),
  priceBeforeDiscount: rupiah(6000),
};

const offerOf = (differences: Partial<Choice_OfferFragment> = {}) =>
  ({
    __typename: 'Offer',
    buyLabel: null,
    stock: 40,
    maxQuantity: 1_000_000,
    maxOrderQuantity: null,
    variants: [],
    ...differences,
  }) as FragmentOf<Choice_OfferFragment>;

const variant = (id: string, name: string, price: number, stock: number) => ({
  __typename: 'Variant' as const,
  id,
  name,
  price: rupiah(price),
  priceBeforeDiscount: null,
  stock,
  image: null,
  options: [],
});

const sizes = offerOf({
  variants: [variant('s', 'Kecil', 4500, 4), variant('m', 'Sedang', 8000, 20), variant('l', 'Besar', 15000, 0)],
});

const onClose = jest.fn();

function Page({ intent = 'cart', item = bayam, offer }: Partial<ChoiceSheetProps> & Pick<ChoiceSheetProps, 'offer'>) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  useCloseOnBack(open, close);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Buka
      </button>
      <ChoiceSheet open={open} intent={intent} item={item} offer={offer} onClose={close} />
    </>
  );
}

async function show(offer: ChoiceSheetProps['offer'], about: Partial<ChoiceSheetProps> = {}) {
  const page = await renderPart(<Page {...about} offer={offer} />, { path: '/p/bayam_hijau-bayam?parent=toko' });
  await tap('Buka');
  return page;
}

const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const quantity = (name = 'Bayam Hijau') => screen.getByRole('textbox', { name: `Jumlah ${name}` });
const toast = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const total = () => screen.getByText(/^Total/).closest('p');
const currentPath = () => screen.getByLabelText('current path').textContent;
const kept = (owner = 'guest') => JSON.parse(sessionStorage.getItem(`kopi:${owner}:choice`) ?? 'null') as unknown;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
  clearFlag();
  onClose.mockReset();
});

test('the sheet shows the picture, price, stepper and total of an item', async () => {
  await show(offerOf({ stock: 3 }));
  const sheet = screen.getByRole('dialog', { name: 'Atur Jumlah' });
  expect(sheet).toHaveTextContent('Bayam Hijau');
  expect(sheet).toHaveTextContent('Rp4.500');
  expect(sheet).toHaveTextContent('Rp6.000');
  expect(within(sheet).getByText('Sisa 3')).toBeVisible();
  expect(quantity()).toHaveValue('1');
  await tap('Tambah Bayam Hijau');
  expect(quantity()).toHaveValue('2');
  expect(total()).toHaveTextContent('Total · 2 barangRp9.000');
});

test('a stock of six shows no warning', async () => {
  await show(offerOf({ stock: 6 }));
  expect(screen.queryByText(/Sisa/)).toBeNull();
});

test('each variant has its own row, price and stock; several can be chosen', async () => {
  await show(sizes);
  const sheet = screen.getByRole('dialog', { name: 'Pilih Varian' });
  expect(sheet).toHaveTextContent('Rp4.500 – Rp15.000');
  expect(screen.getByRole('group', { name: 'Kecil' })).toHaveTextContent('Rp4.500Sisa 4');
  expect(screen.getByRole('group', { name: 'Sedang' })).not.toHaveTextContent('Sisa');
  expect(screen.getByRole('group', { name: 'Besar' })).toHaveTextContent('Stok habis');
  await tap('Tambah Kecil');
  await tap('Tambah Sedang');
  await tap('Tambah Sedang');
  expect(sheet).toHaveTextContent('Rp4.500 – Rp8.000');
  expect(total()).toHaveTextContent('Total · 3 barangRp20.500');
});

test('plus on a variant without stock shows a message', async () => {
  await show(sizes);
  await tap('Tambah Besar');
  expect(toast()).toContain('Stok belum tersedia');
  expect(quantity('Besar')).toHaveValue('0');
});

test.each([
  ['max_qty', { maxQuantity: 2 }],
  ['max_order_qty', { maxOrderQuantity: 2 }],
])('plus beyond %s stays at the limit with a message', async (_what, limits) => {
  await show(offerOf(limits));
  for (let taps = 0; taps < 3; taps += 1) await tap('Tambah Bayam Hijau');
  expect(quantity()).toHaveValue('2');
  expect(toast()).toContain('Maksimal beli 2 barang per transaksi');
});

test('a typed quantity keeps only digits, up to the stock', async () => {
  await show(offerOf());
  await userEvent.type(quantity(), '1x2');
  expect(quantity()).toHaveValue('12');
  await userEvent.type(quantity(), '99');
  expect(quantity()).toHaveValue('40');
});

test('arrow keys work like the buttons, and minus stops at zero without losing the focus', async () => {
  await show(offerOf());
  await userEvent.type(quantity(), '{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(quantity()).toHaveValue('2');
  const minus = screen.getByRole('button', { name: 'Kurangi Bayam Hijau' });
  for (let taps = 0; taps < 3; taps += 1) await userEvent.click(minus);
  expect(quantity()).toHaveValue('0');
  expect(minus).toHaveAttribute('aria-disabled', 'true');
  expect(minus).toHaveFocus();
});

test('an item without a quantity asks for one', async () => {
  await show(offerOf());
  await tap('Kurangi Bayam Hijau');
  await tap('Masukkan Keranjang');
  expect(screen.getByRole('alertdialog', { name: 'Harap isi Jumlah Stok' })).toBeVisible();
  await tap('OK');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Atur Jumlah' })).toBeVisible();
  expect(kept()).toBeNull();
});

test('variants without a quantity close the sheet', async () => {
  await show(sizes);
  await tap('Masukkan Keranjang');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(currentPath()).toBe('/p/bayam_hijau-bayam?parent=toko');
  expect(kept()).toBeNull();
});

test('a sold-out item shows a warning instead of opening', async () => {
  await show(offerOf({ stock: 0 }));
  expect(screen.getByRole('alertdialog', { name: 'Stok belum tersedia' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Atur Jumlah' })).toBeNull();
  await tap('OK');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['cart', 'Masukkan Keranjang', null],
  ['buy', 'Beli Sekarang', null],
  ['buy', 'Pesan dulu', 'Pesan dulu'],
] as const)(
  'a guest choosing for %s goes to sign-in and back, with ids and quantities stored',
  async (intent, label, buyLabel) => {
    await show(offerOf({ buyLabel }), { intent });
    await tap(label);
    await waitFor(() =>
      expect(currentPath()).toBe(`/login?next=${encodeURIComponent('/p/bayam_hijau-bayam?parent=toko')}`),
    );
    expect(kept()).toEqual({ item: 'bayam', intent, lines: [{ id: 'bayam', quantity: 1 }] });
  },
);

describe('a customer', () => {
  const added = { result: { __typename: 'AddedToCart', cartCount: 3, lines: ['l2'] } };
  const refused = (code: string) => ({ result: { __typename: 'Refusal', code, message: 'Kata penyedia' } });
  const lost = (code: string) => ({ ok: false, code, requestId: '' });
  const asked = jest.fn<object, [string, object]>();

  const showTo = async (intent: 'cart' | 'buy', answers: { [id: string]: object }) => {
    setFlag();
    asked.mockReset().mockImplementation((id) => answers[id] ?? lost('OFFLINE'));
    const execute = (async ({ id }: { id: string }, variables: object) => {
      const answer = asked(id, variables);
      return 'ok' in answer ? answer : { ok: true, data: answer };
    }) as unknown as Execute;
    await renderPart(<Page intent={intent} offer={offerOf()} />, { path: '/p/bayam_hijau-bayam', execute });
    await tap('Buka');
  };

  const chosen = { item: 'bayam', lines: [{ id: 'bayam', quantity: 1 }] };
  const codes = () =>
    asked.mock.calls.map(([, variables]) => (variables as { idempotencyKey?: string }).idempotencyKey);
  const waiting = () => readAdditions('kopi').map(({ code, ...addition }) => [addition, codes().includes(code)]);

  test('retries after a lost answer as the same attempt, and another choice is another', async () => {
    const answers: { [id: string]: object } = {};
    await showTo('cart', answers);
    await tap('Masukkan Keranjang');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(waiting()).toEqual([]);
    await tap('Coba Lagi');
    await waitFor(() => expect(codes()).toHaveLength(2));
    await tap('Tambah Bayam Hijau');
    answers[AddToCartDocument.id] = added;
    await tap('Coba Lagi');
    expect(await screen.findByRole('alertdialog', { name: 'Success Masuk Keranjang' })).toBeVisible();
    const [first, again, other] = codes();
    expect([again === first, other === first]).toEqual([true, false]);
  });

  describe('without a network', () => {
    beforeEach(() => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));
    afterEach(() => {
      jest.restoreAllMocks();
      localStorage.clear();
    });

    test('sees that the item waits for the network, and the item is stored with its attempt', async () => {
      await showTo('cart', {});
      await tap('Masukkan Keranjang');
      expect(await screen.findByRole('alertdialog', { name: offlineTexts['offline.cart-stored'] })).toBeVisible();
      expect(waiting()).toEqual([[{ ...chosen, title: 'Bayam Hijau' }, true]]);
      await tap('OK');
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });

    test('can retry where the browser stores nothing', async () => {
      const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      await showTo('cart', {});
      await tap('Masukkan Keranjang');
      expect(await screen.findByRole('alert')).toBeVisible();
      full.mockRestore();
      expect(waiting()).toEqual([]);
    });

    test('buys nothing immediately', async () => {
      await showTo('buy', {});
      await tap('Beli Sekarang');
      expect(await screen.findByRole('alert')).toBeVisible();
      expect(waiting()).toEqual([]);
    });
  });

  test('gets one confirmation for an item added to the cart', async () => {
    await showTo('cart', { [AddToCartDocument.id]: added });
    await tap('Masukkan Keranjang');
    expect(await screen.findByRole('alertdialog', { name: 'Success Masuk Keranjang' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Atur Jumlah' })).toBeNull();
    expect(asked.mock.calls).toEqual([
      [AddToCartDocument.id, { ...chosen, idempotencyKey: expect.stringMatching(/^WEB\w{17}$/) }],
    ]);
    expect(kept()).toBeNull();
  });

  const checkoutOf = (checkout: object) => ({ customer: { id: 'c1', checkout } });

  test('goes to a checkout of the choice to buy at once, and the cart is unchanged', async () => {
    await showTo('buy', { [CheckoutScreenDocument.id]: checkoutOf({ __typename: 'Checkout' }) });
    await tap('Beli Sekarang');
    await waitFor(() => expect(currentPath()).toBe('/checkout?item=bayam&lines=bayam-1'));
    expect(asked.mock.calls).toEqual([[CheckoutScreenDocument.id, chosen]]);
  });

  test('can retry to buy at once after a lost connection', async () => {
    const answers: { [id: string]: object } = {};
    await showTo('buy', answers);
    await tap('Beli Sekarang');
    expect(await screen.findByRole('alert')).toBeVisible();
    answers[CheckoutScreenDocument.id] = checkoutOf({ __typename: 'Checkout' });
    await tap('Coba Lagi');
    await waitFor(() => expect(currentPath()).toBe('/checkout?item=bayam&lines=bayam-1'));
  });

  test('gets a message in the sheet for something unavailable', async () => {
    const { result } = refused('STOCK_SHORT');
    await showTo('buy', { [CheckoutScreenDocument.id]: checkoutOf(result) });
    await tap('Beli Sekarang');
    expect(await screen.findByRole('alertdialog', { name: 'Stok belum tersedia' })).toBeVisible();
  });

  test.each([
    ['STOCK_SHORT', 'Stok belum tersedia'],
    ['LIMIT_REACHED', 'Jumlahnya melebihi batas pembelian'],
    ['OTHER', 'Kata penyedia'],
  ])('sees the message of the refusal %s, and the choice is unchanged', async (code, text) => {
    await showTo('cart', { [AddToCartDocument.id]: refused(code) });
    await tap('Masukkan Keranjang');
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible();
    await tap('OK');
    expect(quantity()).toHaveValue('1');
  });

  test('with an expired session signs in again, and the choice is unchanged', async () => {
    await showTo('cart', { [AddToCartDocument.id]: lost('SIGNED_OUT') });
    await tap('Masukkan Keranjang');
    await waitFor(() => expect(currentPath()).toBe(`/login?next=${encodeURIComponent('/p/bayam_hijau-bayam')}`));
    expect(kept('customer')).toEqual({ item: 'bayam', intent: 'cart', lines: [{ id: 'bayam', quantity: 1 }] });
    expect(document.cookie).not.toContain('at.kopi');
  });
});

test('finds the stored choice when the sheet opens again', async () => {
  sessionStorage.setItem(
    'kopi:guest:choice',
    JSON.stringify({
      item: 'bayam',
      intent: 'cart',
      lines: [
        { id: 'm', quantity: 3 },
        { id: 's', quantity: 99 },
      ],
    }),
  );
  await show(sizes);
  expect(quantity('Sedang')).toHaveValue('3');
  expect(quantity('Kecil')).toHaveValue('4');
});

test.each([
  '',
  '{',
  'null',
  '7',
  '{"item":"bayam"}',
  '{"item":"bayam","lines":[null,{"id":1},{"id":"s","quantity":-1}]}',
  '{"item":"teh","lines":[{"id":"s","quantity":1}]}',
])('the stored %j is not a choice of this item', async (text) => {
  sessionStorage.setItem('kopi:guest:choice', text);
  await show(sizes);
  expect(quantity('Kecil')).toHaveValue('0');
});

test('without browser storage the choice stays and can be retried', async () => {
  const keep = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await show(offerOf());
  await tap('Masukkan Keranjang');
  expect(screen.getByRole('alert')).toHaveTextContent('Pilihan belum bisa disimpan. Coba lagi.');
  expect(quantity()).toHaveValue('1');
  await tap('Coba Lagi');
  await waitFor(() => expect(currentPath()).toContain('/login'));
  expect(keep).toHaveBeenCalledTimes(2);
});

test('the back button closes the sheet and keeps the page and the choice', async () => {
  await show(offerOf());
  expect(history.state).toEqual({ layer: 1 });
  await act(async () => {
    history.replaceState(null, '');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  await tap('Buka');
  expect(quantity()).toHaveValue('1');
});

test('closing the sheet removes its history entry', async () => {
  const back = jest.spyOn(history, 'back');
  await show(offerOf());
  await tap('Tutup');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(back).toHaveBeenCalledTimes(1);
});

test.each([
  ['variants', sizes, async () => {}],
  ['a quantity', offerOf(), async () => {}],
  ['a sold out item', offerOf({ stock: 0 }), async () => {}],
  [
    'a missing quantity',
    offerOf(),
    async () => {
      await tap('Kurangi Bayam Hijau');
      await tap('Masukkan Keranjang');
    },
  ],
])('axe reports nothing in the sheet of %s', async (_what, offer, go) => {
  const { container } = await show(offer);
  await go();
  const { violations } = await axe.run(container, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  expect(violations).toEqual([]);
});
