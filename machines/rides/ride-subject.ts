import type { SnapshotFrom } from 'xstate';
import type { Subject } from '../purchase/subject';
import { noParcel, type SubjectPart, uncarried } from '../purchase/purchase-sum';
import type { courierSelectionMachine } from './courier-selection';
import type { RideMoment } from './courier-selection-setup';
import { chosenExtras, extrasTotal } from './ride-sum';

type RideSnapshot = SnapshotFrom<typeof courierSelectionMachine>;

export interface RideDraft {
  item: string;
  quote: string;
  services: { id: string; quantity: number }[];
  /** The time of a call-out; null for now, and for any other ride. */
  schedule: RideMoment | null;
}

/** Whether the price is valid: the customer has seen it, and it has not expired. */
export const isAgreed = (snapshot: RideSnapshot) => snapshot.matches({ ride: { result: 'agreed' } });

function lackOf(snapshot: RideSnapshot): SubjectPart | null {
  const { moment } = snapshot.context.selection;
  if (moment && (!moment.date || !moment.time)) return 'moment';
  return isAgreed(snapshot) ? null : 'price';
}

/** A ride as the subject of a purchase: its distance and extras, at the price that the customer agreed to. */
export function rideSubject(snapshot: RideSnapshot, ride: { item: string; supplier: string | null }): Subject {
  const { isCall, quote, extras, selection } = snapshot.context;
  const chosen = chosenExtras(extras, selection.extras);
  const draft: RideDraft = {
    item: ride.item,
    quote: quote?.id ?? '',
    services: chosen.map(({ id, quantity }) => ({ id, quantity })),
    schedule: isCall ? selection.moment : null,
  };
  const goods = {
    ...uncarried,
    revision: draft.quote,
    supplier: ride.supplier,
    subtotal: (quote?.price ?? 0) + extrasTotal(chosen),
    orderFee: quote?.fee ?? 0,
    changing: quote === null,
    lacks: lackOf(snapshot),
  };
  return { goods, draft, mark: '', parcel: noParcel };
}
