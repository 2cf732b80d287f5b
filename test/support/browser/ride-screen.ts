import { CheckVoucherDocument } from '../../../src/__generated__/documents/check-voucher';
import { CreateRideOrderDocument } from '../../../src/__generated__/documents/create-ride-order';
import { FindPlacesDocument } from '../../../src/__generated__/documents/find-places';
import { NameLocationDocument } from '../../../src/__generated__/documents/name-location';
import { OrderAttemptDocument } from '../../../src/__generated__/documents/order-attempt';
import { OrderScreenDocument } from '../../../src/__generated__/documents/order-screen';
import { PaymentOptionsDocument } from '../../../src/__generated__/documents/payment-options';
import { QuoteRideDocument } from '../../../src/__generated__/documents/quote-ride';
import { RideScreenDocument } from '../../../src/__generated__/documents/ride-screen';
import { SavedAddressDocument } from '../../../src/__generated__/documents/saved-address';
import { storedRide } from '../../../src/features/rides/stored-ride';
import { applied, order, rideQuote } from './checkout-fixture';
import { position } from './rides';
import { answering, failure, showPage } from './store-page';

const rupiah = (amount: number) => ({ __typename: 'Money', amount, currency: 'Rp' });

export const rideEnd = (address: string, latitude: number, longitude: number) => ({
  __typename: 'RideEnd',
  address,
  position: position(latitude, longitude),
});

export const place = (name: string, region: string, latitude: number) => ({
  __typename: 'Place',
  name,
  region,
  position: position(latitude, 112.63),
});

const places = [place('Malang', 'Jawa Timur', -7.977), place('Singosari', 'Malang, Jawa Timur', -7.89)];

const ridePage = {
  __typename: 'CourierRidePage',
  item: { __typename: 'CourierRide', id: 'ojek', title: 'Ojek Motor', image: null, isOpen: true },
  seller: null,
  place: null,
  discountShown: true,
  form: [],
  isCall: false,
  timeZone: 'Asia/Jakarta',
  origin: null,
  destination: null,
  fee: rupiah(2_000),
  services: [],
};

const addressOf = (street: string, district: string, city: string) => ({
  __typename: 'SavedAddress',
  id: street,
  address: {
    __typename: 'Address',
    street,
    district: { __typename: 'Region', name: district },
    city: { __typename: 'Region', name: city },
  },
});

/** The facade's answers; by default those of a ride without errors. */
export interface RideAnswers {
  page?: object;
  quote?: (question: { ride: object }) => object | Promise<object>;
  create?: (variables: { order: object }) => object | Promise<object>;
  attempt?: () => object;
  voucher?: () => object;
  places?: (question: { text: string; near?: object | null }) => object | Promise<object>;
}

export const showRide = (answers: RideAnswers = {}) => {
  const {
    page = {},
    quote = () => rideQuote('q1', 12_000),
    create = () => order,
    attempt = () => ({ __typename: 'UnsentAttempt' }),
    voucher = () => applied(2_000),
  } = answers;
  const found = ({ text }: { text: string }) =>
    places.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase()));
  const { places: findPlaces = found } = answers;
  return showPage('/p/ride/ojek', [
    answering(RideScreenDocument, () => ({ itemPage: { ...ridePage, ...page } })),
    answering(SavedAddressDocument, () => ({
      customer: {
        __typename: 'Customer',
        id: 'c1',
        addresses: [
          addressOf('Jl. Ijen 20', 'Singosari', 'Kabupaten Malang'),
          addressOf('Jl. Jauh 1', 'Wamena', 'Kabupaten Jayawijaya'),
        ],
      },
    })),
    answering(PaymentOptionsDocument, () => ({
      paymentOptions: [
        { id: 'tempat', kind: 'DIRECT', title: 'Bayar di Tempat', fee: rupiah(0) },
        { id: 'va', kind: 'API', title: 'Virtual Account', fee: rupiah(2_500) },
      ].map((option) => ({ __typename: 'PaymentOption', icon: null, info: '', ...option })),
    })),
    answering(FindPlacesDocument, async (question) => {
      const answer = await findPlaces(question);
      return 'ok' in answer ? answer : { places: answer };
    }),
    answering(NameLocationDocument, () => ({ place: place('Klojen', 'Malang', -7.97) })),
    answering(QuoteRideDocument, async (question) => {
      const answer = await quote(question);
      return 'ok' in answer ? answer : { quoteRide: answer };
    }),
    answering(CheckVoucherDocument, () => ({ checkVoucher: voucher() })),
    answering(CreateRideOrderDocument, async (variables) => {
      const answer = await create(variables);
      return 'ok' in answer ? answer : { createRideOrder: answer };
    }),
    answering(OrderAttemptDocument, () => {
      const answer = attempt();
      return 'ok' in answer ? answer : { orderAttempt: answer };
    }),
    answering(OrderScreenDocument, () => failure),
  ]);
};

export const rememberEnds = (more: object = {}) =>
  storedRide('kopi', 'ojek').write({
    origin: { address: 'Malang, Jawa Timur', latitude: -7.977, longitude: 112.63 },
    destination: { address: 'Singosari, Malang', latitude: -7.89, longitude: 112.63 },
    moment: null,
    extras: {},
    ...more,
  });
