import { OrderRideDocument } from '../../../src/__generated__/documents/order-ride';
import { OrderRevisionDocument } from '../../../src/__generated__/documents/order-revision';
import { OrderScreenDocument } from '../../../src/__generated__/documents/order-screen';
import { bookedOrder } from './services';
import { answering } from './store-page';

const rupiah = (amount: number) => ({ __typename: 'Money', amount, currency: 'Rp' });
export const position = (latitude: number, longitude: number) => ({ __typename: 'Position', latitude, longitude });
const driver = {
  __typename: 'RideDriver',
  name: 'Budi',
  phone: '+62812',
  photo: null,
  rating: 4.8,
  vehicle: 'Honda Beat',
  plate: 'N 1234 AB',
};

export const searching = { __typename: 'RideSearching', since: '2027-03-01T02:00:00Z' };
export const underWay = (phase: string) => ({
  __typename: 'RideUnderWay',
  phase,
  driver,
  position: position(-7.97, 112.63),
  path: [],
  arrivesAt: '2027-03-01T02:10:00Z',
});
export const completed = (rating: number | null = null) => ({
  __typename: 'RideCompleted',
  doneBy: driver,
  at: '2027-03-01T02:20:00Z',
  rating,
});
export const ended = (ending: string) => ({ __typename: 'RideEnded', ending, at: '2027-03-01T02:20:00Z' });
export const waiting = { __typename: 'RideWaiting', searchesAt: null };

export interface ShownRide {
  progress: object;
  isCall?: boolean;
  scheduledAt?: string;
  revision?: number;
  status?: string;
  category?: string;
  paymentKind?: string;
  canCancel?: boolean;
}

const ride = {
  __typename: 'Ride',
  isCall: false,
  origin: { __typename: 'RideEnd', address: 'Stasiun Malang', position: position(-7.977, 112.637) },
  destination: { __typename: 'RideEnd', address: 'Alun-Alun', position: position(-7.982, 112.63) },
  route: [],
  metres: 3_500,
  seconds: 540,
  scheduledAt: null,
  timeZone: 'Asia/Jayapura',
  services: [{ __typename: 'ChosenRideService', name: 'Helm anak', price: rupiah(0), quantity: 2 }],
  form: [{ __typename: 'FilledFormText', label: 'Nama kereta', value: 'Gajayana' }],
};

export const rideAnswers = (now: () => ShownRide) => {
  const orderOf = () => {
    const { progress: _, isCall: _call, scheduledAt: _at, ...order } = now();
    return {
      ...bookedOrder,
      ...{ category: 'COURIER', status: 'PAYMENT_ACCEPTED', revision: 3, booking: null, canCancel: true },
      ...order,
    };
  };
  const answer = () => {
    const { progress, isCall = false, scheduledAt = null } = now();
    return { customer: { order: { ...orderOf(), ride: { ...ride, progress, isCall, scheduledAt } } } };
  };
  return [
    answering(OrderScreenDocument, () => ({
      store: { contact: null, wallet: { isOffered: true, mode: 'OPEN' } },
      customer: { __typename: 'Customer', id: 'c1', order: orderOf() },
    })),
    answering(OrderRevisionDocument, () => ({ customer: { order: orderOf() } })),
    answering(OrderRideDocument, answer),
  ];
};
