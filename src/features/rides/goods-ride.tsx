import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useFlowEvents } from '../../actors/use-flow-events';
import { SavedAddressDocument } from '../../__generated__/documents/saved-address';
import { readFragment } from '../../api/fragment';
import { usePageData } from '../../api/use-loaded';
import { useMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { lazyComponent } from '../../lazy/lazy-component';
import { Button } from '../../ui/button/button';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { OnDemand } from '../../ui/feedback/on-demand';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { Row } from '../../ui/layout/row';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/text/text';
import type { GoodsRideProps } from '../checkout/sections/carrier-section';
import { FieldError } from '../buying/section';
import { defaultCentre } from '../map/tiles';
import { ExtraRows } from './ride-extras';
import { FindingHints, Hint, useRideLength, useRideStatus } from './ride-hint';
import { RideMap } from './ride-map';
import { surchargeText } from './ride-surcharge';
import { RideStops } from './ride-stops';
import { isDeclined, rideStepOf } from './selectors';
import { useAim } from './use-aim';
import { useGoodsRide } from './use-goods-ride';
import { type RideFlow, type ShownQuote, useQuote } from './use-ride';

const GoodsForm = lazyComponent(() => import(/* webpackChunkName: "ride-fields" */ './goods-form'));

const mapHeight = 220;

/** The length and the price of the ride, with its surcharges. */
function QuotedPrice({ quote }: { quote: ShownQuote }) {
  const money = useMoney();
  const lengthOf = useRideLength();
  const amount = (value: number) => money({ amount: value, currency: quote.currency });
  return (
    <Stack $gap={1}>
      <Row as="p" $gap={[1, 3]} $wraps $align="start" $justify="space-between">
        <b>{lengthOf(quote)}</b>
        <b>{amount(quote.price)}</b>
      </Row>
      {quote.surcharges.map((surcharge) => (
        <Text as="small" key={surcharge.name} $size="small" $tone="text-muted">
          {surcharge.name} {surchargeText(surcharge, amount)}
        </Text>
      ))}
    </Stack>
  );
}

/** Asks whether the customer accepts a price that has changed since it was shown. */
function ChangedPrice({ flow }: { flow: RideFlow }) {
  const m = useMessages();
  const money = useMoney();
  const isOpen = useSelector(flow, rideStepOf) === 'changed';
  const previousPrice = useSelector(flow, ({ context }) => context.seenPrice);
  const quote = useQuote(flow);
  const amount = (value: number) => (quote ? money({ amount: value, currency: quote.currency }) : '');
  return (
    <ConfirmDialog
      open={isOpen}
      text={m('ride-order.changed')}
      hint={m('ride-order.changed-text', { before: amount(previousPrice ?? 0), now: amount(quote?.price ?? 0) })}
      no={m('action.close')}
      yes={m('ride-order.changed-yes')}
      onNo={() => flow.send({ type: 'price.dismiss' })}
      onYes={() => flow.send({ type: 'price.accept' })}
    />
  );
}

function Ride({ carrier, addressKey, item, flows, missing }: GoodsRideProps & { addressKey: string }) {
  const m = useMessages();
  const toast = useToast();
  const pageData = usePageData();
  const { flow, finding, lines, setAnswers } = useGoodsRide({
    carrier,
    address: addressKey,
    item,
    selection: flows.carrier,
    submission: flows.submission,
  });
  // The picker must offer the current address, which may have been changed on this page.
  useEffect(() => pageData.drop(SavedAddressDocument, {}), [pageData]);
  useFlowEvents(flows.purchase, {
    'section.missing': ({ section }) => {
      if (section === 'package') toast(m('ride-order.missing'), toastDurations.validation);
    },
  });
  const step = useSelector(flow, rideStepOf);
  const declined = useSelector(flow, isDeclined);
  const { origin, destination } = useSelector(flow, ({ context }) => context.selection);
  const rideStatus = useRideStatus(flow);
  const hasExtras = useSelector(flow, ({ context }) => context.extras.length > 0);
  const quote = useQuote(flow);
  const end = destination ?? origin;
  const near = useMemo(() => end && { latitude: end.latitude, longitude: end.longitude }, [end]);
  const aim = useAim(finding, near ?? defaultCentre);
  const load = () => flow.send({ type: declined ? 'order.place' : 'quote.load' });
  const canLoad = declined || step === 'refused' || step === 'failed' || step === 'expired';
  const openStatus = step === 'destination' ? m('ride-order.goods-destination') : rideStatus;
  const status = declined ? m('ride-order.changed') : openStatus;
  return (
    <Stack $gap={3} $padding={[3, 0, 0]}>
      <RideMap
        flow={flow}
        finding={finding}
        aim={aim}
        near={near}
        height={mapHeight}
        minHeight={`${mapHeight}px`}
        carriesGoods
      />
      {aim.end && (
        <Button $wide onClick={() => aim.take()}>
          {m('ride-map.use')}
        </Button>
      )}
      <RideStops flow={flow} />
      <FindingHints finding={finding} aim={aim} />
      {quote && <QuotedPrice quote={quote} />}
      {status && (
        <Hint role="status" $warns={canLoad}>
          {status}
        </Hint>
      )}
      {canLoad && (
        <Button $wide $look="secondary" onClick={load}>
          {m(declined ? 'ride-order.quote' : 'ride-order.recount')}
        </Button>
      )}
      {quote && hasExtras && (
        <div>
          <Text as="h3" $size="body">
            {m('ride-order.extras')}
          </Text>
          <ExtraRows flow={flow} />
        </div>
      )}
      {lines.length > 0 && (
        <div>
          <Text as="h3" $size="body">
            {m('ride-order.form')}
          </Text>
          <OnDemand needed>
            <GoodsForm
              key={JSON.stringify(lines)}
              subject={`${carrier.id} ${item ?? ''}`}
              lines={lines}
              purchase={flows.purchase}
              onAnswered={setAnswers}
            />
          </OnDemand>
        </div>
      )}
      {missing === 'package' && step === 'destination' && <FieldError>{m('ride-order.goods-destination')}</FieldError>}
      <ChangedPrice flow={flow} />
    </Stack>
  );
}

/** The ride that delivers the goods, from the seller to a point near the address. A new address clears that point. */
export default function GoodsRide(props: GoodsRideProps) {
  const address = props.address && readFragment(props.address);
  const key = address ? `${address.district?.id ?? ''} ${address.street}` : '';
  return <Ride key={`${props.carrier.id} ${key}`} {...props} addressKey={key} />;
}
