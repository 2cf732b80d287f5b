import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { chosenExtras, extrasTotal, rideTotal } from '../../../machines/rides/ride-sum';
import { CreateRideOrderDocument } from '../../__generated__/documents/create-ride-order';
import type { CreateRideOrderInput, PaymentKind, Ride_TermsFragment } from '../../__generated__/gql/graphql';
import { useFlow } from '../../actors/use-flow';
import { useFlowEvents } from '../../actors/use-flow-events';
import { useStore } from '../../api/store-context';
import { usePageData } from '../../api/use-loaded';
import { createdAddress, orderPreview } from '../../routing/order-address';
import { useVoucher } from '../buying/use-voucher';
import type { FilledLine } from '../form-lines/form-schema';
import { newSessionCode } from '../../api/session-code';
import { readSubmission } from '../orders/attempts';
import { isOrdered } from '../orders/selectors';
import { useStoredCode } from '../orders/stored-code';
import { type Send, useSubmission } from '../orders/use-submission';
import { recentLocations } from './stored-ride';
import { type RideFlow, useQuote } from './use-ride';

type Draft = Omit<CreateRideOrderInput, 'idempotencyKey'>;

const send: Send<Draft> = async (execute, order) =>
  readSubmission(await execute(CreateRideOrderDocument, { order }), ({ createRideOrder }) => createRideOrder);

export interface RidePayment {
  id: string;
  kind: PaymentKind;
  fee: number;
}

export interface RideCheckoutStart {
  ride: Ride_TermsFragment;
  flow: RideFlow;
  /** Its id. */
  customer: string;
  /** Told when the order is made, before its page opens. */
  onOrdered: () => void;
  /** A voucher was taken off, as the total is another. */
  onVoucherCleared: () => void;
}

/** The order of a ride whose price is known: its voucher and payment, its total, and its one submission. */
export function useRideCheckout({ ride, flow, customer, onOrdered, onVoucherCleared }: RideCheckoutStart) {
  const { codename } = useStore();
  const navigate = useNavigate();
  const pageData = usePageData();
  const item = ride.item.id;
  const quote = useQuote(flow);
  const extras = useSelector(flow, ({ context }) => context.extras);
  const { origin, destination, moment, extras: quantities } = useSelector(flow, ({ context }) => context.selection);
  const [payment, setPayment] = useState<RidePayment | null>(null);
  const voucher = useFlow(useVoucher(item), { input: { code: '', basis: null } });
  const applied = useSelector(voucher, ({ context }) => context.applied);
  const { code, store } = useStoredCode('local/customer/rideOrder', customer, item);
  const submission = useFlow(useSubmission(send), { input: { sessionCode: code, isOther: code !== null } });

  const chosen = chosenExtras(extras, quantities);
  const parts = {
    fare: quote?.price ?? 0,
    extras: chosen,
    fee: quote?.fee ?? 0,
    paymentFee: payment?.fee ?? 0,
    discount: applied?.discount ?? 0,
  };
  const total = rideTotal(parts);
  const supplier = ride.seller?.shop?.id ?? null;
  const subtotal = parts.fare + extrasTotal(chosen);
  const key = JSON.stringify([quote?.id, subtotal, payment?.id]);
  const changeBasis = useEffectEvent(() =>
    voucher.send({
      type: 'basis.change',
      basis: quote && {
        key,
        supplier,
        subtotal,
        total: subtotal + parts.fee,
        deliveryCost: 0,
        paymentKind: payment?.kind ?? null,
        carrierKind: null,
      },
    }),
  );
  useEffect(() => changeBasis(), [key]);

  useFlowEvents(flow, {
    'total.changed': () => {
      if (voucher.getSnapshot().context.applied) onVoucherCleared();
      voucher.send({ type: 'voucher.clear' });
    },
  });

  useEffect(() => {
    const subscription = submission.subscribe(({ context }) => store(context.sessionCode));
    return () => subscription.unsubscribe();
  }, [submission, store]);
  const result = useSelector(submission, ({ context }) => context.result);
  const isDone = useSelector(submission, isOrdered);
  const open = useEffectEvent((order: NonNullable<typeof result>) => {
    store(null);
    recentLocations(codename).add([destination, origin].flatMap((location) => location ?? []));
    onOrdered();
    pageData.invalidatePrivate();
    const path = createdAddress(order);
    void navigate(path, { replace: true, state: orderPreview(order.number) });
  });
  useEffect(() => {
    if (isDone && result) open(result);
  }, [isDone, result]);

  const submit = (note: string, form: FilledLine[]) => {
    if (!quote || !payment) return;
    const order: Draft = {
      item,
      quote: quote.id,
      total,
      note,
      services: chosen.map(({ id, quantity }) => ({ id, quantity })),
      form,
      schedule: ride.isCall ? moment : null,
      payment: payment.id,
      paymentKind: payment.kind,
      voucher: applied?.code ?? null,
    };
    submission.send({ type: 'order.submit', order, code: newSessionCode() });
  };
  return { quote, parts, total, supplier, subtotal, payment, setPayment, voucher, submission, moment, submit };
}
