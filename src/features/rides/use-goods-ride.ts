import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { RideQuestion } from '../../../machines/rides/courier-selection-setup';
import { chosenExtras, type ExtraQuantities, extrasTotal } from '../../../machines/rides/ride-sum';
import { isRidePricing, isRideUnpriced } from '../checkout/selectors';
import type { Carrier, CarrierFlow, CarrierPackage } from '../checkout/use-carrier-selection';
import type { FilledLine, FormLine } from '../forms/form-schema';
import { submissionNoticeOf } from '../orders/selectors';
import type { Submission } from '../orders/use-submission';
import { isAgreed } from '../../../machines/rides/ride-subject';
import { rideStepOf } from './selectors';
import { endOf, type RideFlow, type ShownQuote, useQuote, useRide } from './use-ride';

function costOf(quote: ShownQuote, selected: ExtraQuantities, form: FilledLine[] | null): CarrierPackage {
  const services = chosenExtras(quote.extras, selected);
  return {
    service: quote.id,
    description: '',
    cost: quote.price + extrasTotal(services),
    estimate: '',
    ride: {
      fee: quote.fee,
      order: form && { rideServices: services.map(({ id, quantity }) => ({ id, quantity })), rideForm: form },
    },
  };
}

/** Reads the cost of a ride for the order: its distance and its extras. It is the same object until one of them changes. */
function createCostReader(flow: RideFlow) {
  let last: { quote: ShownQuote; selected: ExtraQuantities; form: FilledLine[] | null; cost: CarrierPackage } | null =
    null;
  /** @param form null until the carrier's form is filled in */
  return (form: FilledLine[] | null): CarrierPackage | null => {
    const snapshot = flow.getSnapshot();
    const quote = snapshot.context.quote as ShownQuote | null;
    const selected = snapshot.context.selection.extras;
    if (!quote || !isAgreed(snapshot)) return null;
    if (last?.quote !== quote || last.selected !== selected || last.form !== form)
      last = { quote, selected, form, cost: costOf(quote, selected, form) };
    return last.cost;
  };
}

export interface GoodsRideStart {
  carrier: Carrier;
  /** The key of the address. Another address means another route. */
  address: string;
  /** The item that is bought directly, without the cart. */
  item: string | null;
  /** The carrier selection of the checkout, which receives the cost of the ride. */
  selection: CarrierFlow;
  submission: Submission;
}

/** The carrier's form and its answers; null while something is missing. */
function useGoodsForm(flow: RideFlow) {
  const lines = useQuote(flow)?.form ?? noLines;
  const [answers, setAnswers] = useState<FilledLine[] | null>(null);
  return { lines, form: lines.length === 0 ? noAnswers : answers, setAnswers };
}

const noLines: readonly FormLine[] = [];
const noAnswers: FilledLine[] = [];

/** The ride that delivers the goods of a checkout, always for their current revision. */
export function useGoodsRide({ carrier, address, item, selection, submission }: GoodsRideStart) {
  /** The revision of the goods at the last request. */
  const revision = useRef(0);
  const { id, origin } = carrier;
  const ask = useCallback(
    ({ destination }: RideQuestion) => {
      revision.current = selection.getSnapshot().context.parcel.revision;
      return { carrier: id, item, destination: endOf(destination) };
    },
    [id, item, selection],
  );
  const { flow, finding } = useRide({
    subject: `${carrier.id} ${address}`,
    terms: {
      isCall: false,
      fixed: { origin: origin?.position ? { address: origin.address, ...origin.position } : null, destination: null },
      extras: [],
      isSignedIn: true,
    },
    ask,
  });

  const { lines, form, setAnswers } = useGoodsForm(flow);
  const readCost = useMemo(() => createCostReader(flow), [flow]);
  const tell = useEffectEvent(() => {
    const chosen = selection.getSnapshot();
    if (chosen.context.carrier !== carrier.id) return;
    const price = readCost(form);
    if (price && revision.current !== chosen.context.parcel.revision) {
      flow.send({ type: 'quote.reject', isTold: false });
    } else if (price) {
      const current = chosen.context.service ? chosen.context.packages[0] : null;
      if (current !== price) selection.send({ type: 'ride.price', price });
    } else if (rideStepOf(flow.getSnapshot()) === 'loading') {
      if (!isRidePricing(chosen)) selection.send({ type: 'ride.load' });
    } else if (!isRideUnpriced(chosen)) {
      selection.send({ type: 'ride.clear' });
    }
  });
  useEffect(() => {
    tell();
    const subscriptions = [flow.subscribe(() => tell()), selection.subscribe(() => tell())];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [flow, selection, form]);

  // After a refusal, the price is requested again once the customer has read the message.
  useEffect(() => {
    let before = submissionNoticeOf(submission.getSnapshot());
    const subscription = submission.subscribe((snapshot) => {
      const notice = submissionNoticeOf(snapshot);
      if (notice === null && (before === 'refused' || before === 'needsReview')) {
        flow.send({ type: 'quote.reject', isTold: before === 'needsReview' });
      }
      before = notice;
    });
    return () => subscription.unsubscribe();
  }, [flow, submission]);
  return { flow, finding, lines, setAnswers };
}
