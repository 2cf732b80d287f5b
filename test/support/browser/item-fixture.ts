import type {
  Item_PageFragment,
  OpeningHours_WeekFragment,
  Offer_BarFragment,
  Review_CardFragment,
  Ride_OrderFragment,
  Seller_BoxFragment,
  Shop_ItemsFragment,
} from '../../../src/__generated__/gql/graphql';
import type { FragmentOf } from '../../../src/api/fragment';
import type { ItemType } from '../../../src/renderers/items/item-entry';

type Page = Item_PageFragment;

/** Answers contain all their fragments; masking exists only in the types. */
const masked = <Fragment>(fragment: object) => fragment as FragmentOf<Fragment>;

export const money = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'Rp' });

export const review = (number: number, differences: object = {}) => ({
  __typename: 'Review' as const,
  ...masked<Review_CardFragment>({
    __typename: 'Review',
    id: `ulasan${number}`,
    rating: 4,
    comment: `Segar sekali ${number}`,
    author: `Ibu Sari ${number}`,
    authorImage: null,
    createdAt: '2026-11-08T05:00:00Z',
    ...differences,
  }),
});

export const seller = (differences: object = {}) => ({
  __typename: 'Seller' as const,
  shop: { __typename: 'ItemLink' as const, id: 'kebun1' },
  ...masked<Seller_BoxFragment>({
    __typename: 'Seller',
    shop: { __typename: 'ItemLink' as const, id: 'kebun1' },
    name: 'Kebun Cisarua',
    icon: null,
    city: 'Kota Bandung',
    rating: 4.7,
    messageRate: 96,
    discussionRate: 88,
    ...differences,
  }),
});

export const place = (differences: object = {}) => ({
  __typename: 'ItemPlace' as const,
  address: 'Jl. Kolonel Masturi 9',
  district: 'Cisarua',
  city: 'Kabupaten Bandung Barat',
  province: 'Jawa Barat',
  position: { __typename: 'Position' as const, latitude: -6.8, longitude: 107.5 },
  ...differences,
});

export const offer = (differences: object = {}) =>
  masked<Offer_BarFragment>({
    __typename: 'Offer',
    buyLabel: null,
    stock: 40,
    maxQuantity: 1_000_000,
    maxOrderQuantity: null,
    variants: [],
    ...differences,
  });

export const variant = (id: string) => ({
  __typename: 'Variant',
  id,
  name: `Pilihan ${id}`,
  price: money(5_000),
  priceBeforeDiscount: null,
  stock: 9,
});

export const hours = (differences: object = {}) =>
  masked<OpeningHours_WeekFragment>({
    __typename: 'OpeningHours',
    isOpenNow: true,
    today: 6,
    days: [1, 2, 3, 4, 5, 6, 7].map((day) => ({
      __typename: 'OpeningDay',
      day,
      hours: day === 7 ? null : { opens: '08:00', closes: '17:00' },
    })),
    ...differences,
  });

export const ride = (differences: object = {}) =>
  ({
    isCall: false,
    origin: null,
    destination: null,
    fee: money(2_000),
    services: [
      {
        __typename: 'RideService',
        id: 'helm',
        name: 'Helm anak',
        price: money(0),
        isRequired: true,
        maxQuantity: 2,
      },
    ],
    ...differences,
  }) as unknown as FragmentOf<Ride_OrderFragment>;

export const shopItems = (items: object[], lastPage = 1) =>
  masked<Shop_ItemsFragment>({ __typename: 'ItemConnection', items, pageInfo: { __typename: 'PageInfo', lastPage } });

const plainDetails: { readonly [Type in ItemType]: object } = {
  Goods: { weight: 250, offer: offer() },
  Service: {
    schedule: 'NONE',
    booking: { __typename: 'BookingTerms', timeZone: 'Asia/Jakarta', maxDays: 30 },
    byAppointment: true,
    expiresOn: '2026-12-31',
    offer: offer(),
    openingHours: hours(),
  },
  TextItem: {},
  CourierRide: ride(),
  Shop: { searchShown: true, itemCount: 12, openingHours: hours(), items: shopItems([]) },
  DirectPurchase: { buyLabel: null, expiresOn: null },
  RedirectLink: { link: 'https://www.toko.example/daftar' },
  WebContent: { frame: '/frame/tersegel', inPage: true },
  ContactAction: {
    action: {
      __typename: 'Action',
      id: 'bayam1',
      index: 0,
      kind: 'WHATSAPP',
      value: '6281200010001',
      label: 'Chat di WhatsApp',
      description: '',
      icon: null,
    },
  },
};

const priced: readonly ItemType[] = ['Goods', 'Service', 'CourierRide', 'DirectPurchase'];

/** The page of an item with every field; a test overrides what it is about. */
export function itemPage(
  type: ItemType,
  differences: Partial<Page> = {},
  { item, details }: { item?: object; details?: object } = {},
): Page {
  const plain = {
    __typename: `${type}Page`,
    item: {
      __typename: type,
      id: 'bayam1',
      title: 'Bayam Hijau',
      summary: 'Dipetik subuh',
      image: 'listimage/bayam.svg',
      price: priced.includes(type) ? money(4_500) : null,
      priceBeforeDiscount: priced.includes(type) ? money(6_000) : null,
      isOpen: true,
      city: 'Kota Bandung',
      ...item,
    },
    images: ['listimage/bayam.svg', 'listimage/bayam2.svg', 'listimage/bayam3.svg'],
    description: '<p>Daun muda.</p>',
    isClosed: false,
    closedReason: null,
    outsideHours: null,
    sold: 1_240,
    discussionCount: 12,
    factsShown: true,
    chatShown: true,
    discountShown: true,
    relatedShown: false,
    reviews: { __typename: 'ReviewSummary', rating: 4.8, count: 56, latest: [review(1), review(2), review(3)] },
    seller: seller(),
    place: place(),
    ...plainDetails[type],
    ...details,
    ...differences,
  };
  return plain as unknown as Page;
}
