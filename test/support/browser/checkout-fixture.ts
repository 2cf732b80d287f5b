import { CarrierPackagesDocument } from '../../../src/__generated__/documents/carrier-packages';
import { CarriersDocument } from '../../../src/__generated__/documents/carriers';
import { CheckVoucherDocument } from '../../../src/__generated__/documents/check-voucher';
import { CheckoutScreenDocument } from '../../../src/__generated__/documents/checkout-screen';
import { CreateOrderDocument } from '../../../src/__generated__/documents/create-order';
import { OrderAttemptDocument } from '../../../src/__generated__/documents/order-attempt';
import { OrderScreenDocument } from '../../../src/__generated__/documents/order-screen';
import { PaymentOptionsDocument } from '../../../src/__generated__/documents/payment-options';
import { QuoteRideDocument } from '../../../src/__generated__/documents/quote-ride';
import { SaveAddressDocument } from '../../../src/__generated__/documents/save-address';
import { SetQuantityDocument } from '../../../src/__generated__/documents/set-quantity';
import { answering, failure, showPage } from './store-page';
import { setFlag } from './session-flag';

const rupiah = (amount: number) => ({ __typename: 'Money', amount, currency: 'Rp' });
const region = (id: string, name: string) => ({ __typename: 'Region', id, name });

export const line = {
  __typename: 'CartLine',
  id: 'l1',
  item: { __typename: 'ItemLink', id: 'bayam1' },
  variant: null,
  title: 'Bayam',
  variantName: null,
  image: null,
  price: rupiah(5_000),
  quantity: 2,
  weight: 250,
  stock: 3,
  orderLimit: null,
  isOpen: true,
  outsideHours: null,
};

export const address = {
  __typename: 'Address',
  fullName: 'Rina',
  street: 'Jl. Dago 21',
  phone: '0812',
  province: region('32', 'Jawa Barat'),
  city: region('3273', 'Kota Bandung'),
  district: region('327302', 'Coblong'),
};

export const checkout = {
  __typename: 'Checkout',
  kind: 'GOODS',
  revision: 1,
  supplier: { __typename: 'ItemLink', id: 's1' },
  supplierName: 'Kebun Rina',
  lines: [line],
  subtotal: rupiah(10_000),
  storeFee: rupiah(1_000),
  dropshipOffered: true,
  carrierNeeded: true,
  addressUsed: true,
  vouchersOffered: true,
  minimumOrder: null,
  origin: region('3171', 'Jakarta Pusat'),
  weight: 500,
  address,
  orderText: null,
};

const carrier = { __typename: 'Carrier', icon: null, origin: null };
const position = (latitude: number, longitude: number) => ({ __typename: 'Position', latitude, longitude });
const shop = { __typename: 'RideEnd', address: 'Jl. Riau 7', position: position(-6.9, 107.6) };

/** The cost of the goods' ride: 3.5 km with a required seal. */
export const rideQuote = (id: string, price: number, secondsLeft = 600) => ({
  __typename: 'RideQuote',
  id,
  origin: shop,
  route: [],
  metres: 3_500,
  seconds: 540,
  price: rupiah(price),
  surcharges: [
    { __typename: 'RideSurcharge', name: 'Ramai', percent: 115, amount: { __typename: 'Money', amount: 1_500 } },
  ],
  fee: rupiah(2_000),
  services: [
    { __typename: 'RideService', id: 'segel', name: 'Segel', price: rupiah(1_000), isRequired: true, maxQuantity: 1 },
    { __typename: 'RideService', id: 'sendok', name: 'Sendok', price: rupiah(500), isRequired: false, maxQuantity: 2 },
  ],
  form: [],
  secondsLeft,
});
const option = { __typename: 'PaymentOption', icon: null, info: '' };

export const order = {
  __typename: 'CreatedOrder',
  id: 'o1',
  number: 'JJ0000001',
  status: 'NEW',
  paymentKind: 'DIRECT',
  isAutomatic: true,
};

export const refusal = (code: string, total: number | null = null) => ({
  __typename: 'Refusal',
  code,
  message: '',
  total: total === null ? null : rupiah(total),
});

export const applied = (discount: number) => ({
  __typename: 'AppliedVoucher',
  voucherCode: 'HEMAT',
  discount: rupiah(discount),
  cashback: rupiah(0),
  note: '',
});

/** The facade's answers; by default those of a checkout without errors. */
export interface Answers {
  checkout?: () => object | null | Promise<object>;
  carriers?: () => object;
  create?: (variables: { order: { idempotencyKey: string; total: number } }) => object | Promise<object>;
  attempt?: () => object;
  voucher?: () => object | Promise<object>;
  quantity?: (variables: { line: { quantity: number } }) => object;
  quote?: () => object;
  /** The page of the created order. */
  order?: () => object | Promise<object>;
}

/** The checkout of a signed-in customer. */
export const showCheckout = (
  answers: Answers = {},
  path = '/checkout',
  more: readonly ReturnType<typeof answering>[] = [],
) => {
  setFlag();
  const {
    create = () => ({ createOrder: order }),
    attempt = () => ({ orderAttempt: { __typename: 'UnsentAttempt' } }),
    voucher = () => ({ checkVoucher: applied(2_000) }),
    quantity = () => ({ updateCart: { __typename: 'Cart' } }),
    carriers = () => ({
      carriers: [
        { ...carrier, id: 'kurir', name: 'Kurir toko', kind: 'FIXED', cost: rupiah(10_000) },
        { ...carrier, id: 'pos', name: 'Pos', kind: 'PACKAGES', cost: null },
        { ...carrier, id: 'ojek', name: 'Ojek', kind: 'RIDE', cost: null, origin: shop },
      ],
    }),
  } = answers;
  return showPage(path, [
    ...more,
    answering(CheckoutScreenDocument, async () => ({
      customer: {
        __typename: 'Customer',
        id: 'c1',
        checkout: answers.checkout ? await answers.checkout() : checkout,
      },
    })),
    answering(SaveAddressDocument, () => ({ saveAddress: address })),
    answering(CarriersDocument, carriers),
    answering(CarrierPackagesDocument, () => ({
      carrierPackages: {
        __typename: 'CarrierPackages',
        packages: [
          {
            __typename: 'CarrierPackage',
            service: 'REG',
            description: 'Biasa',
            cost: rupiah(12_000),
            estimate: '2-3',
          },
        ],
      },
    })),
    answering(PaymentOptionsDocument, () => ({
      paymentOptions: [
        { ...option, id: 'cod', kind: 'DIRECT', title: 'Bayar di tempat', fee: rupiah(0) },
        { ...option, id: 'va', kind: 'API', title: 'Virtual Account', fee: rupiah(2_500) },
      ],
    })),
    answering(CheckVoucherDocument, voucher),
    answering(SetQuantityDocument, quantity as () => object),
    answering(CreateOrderDocument, create as () => object),
    answering(OrderAttemptDocument, attempt),
    answering(QuoteRideDocument, () => ({ quoteRide: answers.quote?.() ?? rideQuote('q1', 12_000) })),
    answering(OrderScreenDocument, answers.order ?? (() => failure)),
  ]);
};
