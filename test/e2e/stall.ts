import { providerAdmin } from '../support/programs/provider-admin';

const items = (isOpen: boolean) => [
  {
    view_uid: 'lapak',
    components: ['dagangan'],
    type: 4,
    title: 'Lapak Bu Tati',
    regency: '32.73',
    is_open: isOpen ? 1 : 0,
  },
  {
    view_uid: 'kendi',
    components: ['dagangan'],
    parent: 'lapak',
    type: 0,
    title: 'Kendi Terakhir',
    price: 40_000,
    quantity: 1,
    use_quantity: 1,
  },
];

const adminOfTests = () => providerAdmin({ url: process.env.CONSOLE_URL ?? '', adminKey: process.env.ADMIN_KEY ?? '' });

/** A store that sells one electricity token, for a price that can change. */
export async function openTokenStand(codename: string) {
  const admin = adminOfTests();
  const line = { name: 'Token', code: 'token', category: 5, input: 'Nomor meter', product_code: 'PRE' };
  const setPrice = async (price: number) => {
    const applied = await admin.apply(codename, {
      codename,
      app: {
        view_uid: `${codename}_app`,
        name: 'Kios Token',
        layout: 4,
        payment_options: [{ id: 'bank', type: 0, title: 'Transfer Bank', va_prefix: '70012', cart_types: [0, 1, 5] }],
      },
      components: [
        { view_uid: 'tagihan', name: 'Tagihan', category: 5, bills: [{ name: 'Listrik', column: 4, lines: [line] }] },
      ],
      bill_services: [
        { product_code: 'PRE', min_digits: 11, products: [{ product_code: 'P20', name: '20.000', price }] },
      ],
    });
    if (!applied.ok) throw new Error(JSON.stringify(applied.errors));
  };
  await setPrice(20_000);
  return { setPrice };
}

async function openShop(codename: string) {
  const admin = adminOfTests();
  const applied = await admin.apply(codename, {
    codename,
    app: {
      view_uid: `${codename}_app`,
      name: 'Pasar Kecil',
      layout: 4,
      origin: '32.73',
      payment_options: [{ id: 'tempat', type: 2, title: 'Bayar di Tempat', cart_types: [0] }],
    },
    components: [{ view_uid: 'dagangan', name: 'Dagangan', category: 6 }],
  });
  if (!applied.ok) throw new Error(JSON.stringify(applied.errors));
  return admin;
}

/** A store of one shop with one last piece, paid on delivery. */
export async function openStall(codename: string) {
  const admin = await openShop(codename);
  await admin.replaceItems(codename, items(true));
  return { closeShop: () => admin.replaceItems(codename, items(false)) };
}

const pots = (...prices: readonly (readonly [id: string, title: string, price: number])[]) =>
  prices.map(([view_uid, title, price]) => ({ view_uid, components: ['dagangan'], type: 0, title, price }));

/** A store with three pots, of which one is later removed and another gets dearer. */
export async function openPottery(codename: string) {
  const admin = await openShop(codename);
  await admin.replaceItems(
    codename,
    pots(['guci', 'Guci Retak', 90_000], ['piring', 'Piring Biru', 25_000], ['mangkuk', 'Mangkuk', 15_000]),
  );
  return {
    changeItems: () =>
      admin.replaceItems(codename, pots(['piring', 'Piring Biru', 30_000], ['mangkuk', 'Mangkuk', 15_000])),
  };
}
