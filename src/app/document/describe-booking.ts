import { OrderScreenDocument } from '../../__generated__/documents/order-screen';
import { StoreShellDocument } from '../../__generated__/documents/store-shell';
import type { Execute } from '../../api/execute';
import { locationText } from '../../features/bookings/location-text';
import { orderPath } from '../../routing/order-paths';
import { loginPath } from '../../routing/paths';
import { addDays } from '../../ui/field/calendar-days';

/** A booking as a calendar entry. */
export interface CalendarEntry {
  id: string;
  number: string;
  revision: number;
  store: string;
  title: string;
  /** Empty if it does not say. */
  location: string;
  timeZone: string;
  startsAt: string;
  endsAt: string;
  /** Whole days, without the last one; null if it begins at a time. */
  days: { start: string; end: string } | null;
}

export type DescribedBooking =
  | { kind: 'entry'; entry: CalendarEntry }
  | { kind: 'redirect'; path: string }
  | { kind: 'missing' };

interface BookingQuestion {
  execute: Execute;
  id: string;
  signedIn: boolean;
}

/** The calendar entry of `/order/{id}/booking.ics` for its customer; guests sign in first. */
export async function describeBooking({ execute, id, signedIn }: BookingQuestion): Promise<DescribedBooking> {
  const page = orderPath(id);
  const toLogin: DescribedBooking = { kind: 'redirect', path: loginPath(page) };
  if (!signedIn) return toLogin;
  const [answer, shell] = await Promise.all([execute(OrderScreenDocument, { id }), execute(StoreShellDocument, {})]);
  if (!answer.ok && answer.code === 'SIGNED_OUT') return toLogin;
  if (!answer.ok || !shell.ok) return { kind: 'redirect', path: page };
  const order = answer.data.customer?.order;
  if (!order?.booking) return { kind: 'missing' };
  const { booking, lines, number, revision } = order;
  const { schedule, timeZone, start, end, time, startsAt, endsAt, place } = booking;
  const [line] = lines;
  const last = schedule === 'NIGHTS' ? end : addDays(end, 1);
  return {
    kind: 'entry',
    entry: {
      id,
      number,
      revision,
      store: shell.data.store?.name ?? '',
      title: [line?.title, line?.variantName].filter(Boolean).join(' · '),
      location: place ? locationText(place) : '',
      timeZone,
      startsAt,
      endsAt,
      days: time === null ? { start, end: last } : null,
    },
  };
}
