import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { rideSubject, type RideDraft } from '../../../machines/rides/ride-subject';
import { CreateRideOrderDocument } from '../../__generated__/documents/create-ride-order';
import type { Ride_TermsFragment } from '../../__generated__/gql/graphql';
import { watchFlow } from '../../actors/watch-flow';
import { useStore } from '../../api/store-context';
import { storedText } from '../../storage/stored-text';
import { useOpenOrder } from '../buying/use-open-order';
import { type OrderOf, type PurchaseStore, usePurchase } from '../buying/use-purchase';
import { useVoucher } from '../buying/use-voucher';
import { readSubmission } from '../orders/attempts';
import { useStoredCode } from '../orders/stored-code';
import type { Send } from '../orders/use-submission';
import { recentLocations } from './stored-ride';
import type { RideFlow } from './use-ride';

const send: Send<OrderOf<RideDraft>> = async (execute, placed) => {
  const { draft, total, note, answers, payment, voucher, idempotencyKey } = placed;
  const order = {
    ...draft,
    total,
    note,
    form: [...answers],
    payment: payment.id,
    paymentKind: payment.kind,
    voucher,
    idempotencyKey,
  };
  return readSubmission(await execute(CreateRideOrderDocument, { order }), ({ createRideOrder }) => createRideOrder);
};

export interface RideCheckoutStart {
  ride: Ride_TermsFragment;
  flow: RideFlow;
  /** The customer's id. */
  customer: string;
  /** Called once the order is created, before its page opens. */
  onOrdered: () => void;
}

/** The purchase of a ride with a known price. */
export function useRideCheckout({ ride, flow, customer, onOrdered }: RideCheckoutStart) {
  const { codename } = useStore();
  const item = ride.item.id;
  const supplier = ride.seller?.shop?.id ?? null;
  const { code, store: storeCode } = useStoredCode('local/customer/rideOrder', customer, item);
  const [storedNote] = useState(() => storedText('session/person/rideNote', codename, { subject: item }));
  const [store] = useState(
    (): PurchaseStore => ({
      write: ({ note }) => storedNote.write(note),
      writeAttempt: (attempt) => storeCode(attempt?.code ?? null),
      remove() {
        storedText('session/person/form', codename, { subject: item }).remove();
        storedNote.remove();
      },
    }),
  );
  const voucher = useVoucher(item);
  const parts = useMemo(
    () => ({
      voucher,
      watchSubject: watchFlow(
        flow,
        (snapshot) => ({ type: 'subject.change', subject: rideSubject(snapshot, { item, supplier }) }),
        { 'total.changed': { type: 'voucher.drop' } },
      ),
    }),
    [voucher, flow, item, supplier],
  );
  const flows = usePurchase({
    send,
    parts,
    store,
    begin: () => ({
      subject: rideSubject(flow.getSnapshot(), { item, supplier }),
      note: storedNote.read() ?? '',
      attempt: code === null ? null : { code, mark: '' },
      isOther: code !== null,
    }),
  });
  useOpenOrder(
    useSelector(flows.purchase, ({ context }) => context.result),
    {
      onOpen() {
        const { destination, origin } = flow.getSnapshot().context.selection;
        recentLocations(codename).add([destination, origin].flatMap((location) => location ?? []));
        onOrdered();
      },
    },
  );
  return { ...flows, supplier };
}
