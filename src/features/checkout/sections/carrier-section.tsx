import { useSelector } from '@xstate/react';
import PackageIcon from 'lucide-react/icons/package';
import Truck from 'lucide-react/icons/truck';
import { type ComponentType, useState } from 'react';
import { OnDemand } from '../../../ui/feedback/on-demand';
import { PageSection } from '../../../ui/layout/page-section';
import { toastDurations, useToast } from '../../../ui/feedback/use-toast';
import { type Carrier, chosenCarrier, chosenPackage } from '../use-carrier-selection';
import { useMessages } from '../../../i18n/use-messages';
import { useMoney } from '../../../i18n/money';
import { lazyComponent } from '../../../lazy/lazy-component';
import { usePreload } from '../../../lazy/use-preload';
import { FieldError, FlushRow } from '../../buying/section';
import type { SectionProps, ShownCheckout } from './section';
import { estimateText } from '../../../i18n/numbers';
import { haveCarriersFailed, havePackagesFailed, isAddressMissing, isQuoting } from '../selectors';

const CarrierSheet = lazyComponent(() => import(/* webpackChunkName: "checkout-pickers" */ './carrier-sheet'));
const PackageSheet = lazyComponent(() => import(/* webpackChunkName: "checkout-pickers" */ './package-sheet'));

/** The section in which the ride that delivers the goods is chosen. */
export interface GoodsRideProps extends SectionProps {
  carrier: Carrier;
  address: ShownCheckout['address'];
  item: string | null;
}

export interface CarrierSectionProps extends SectionProps, Pick<GoodsRideProps, 'address' | 'item'> {
  ride: ComponentType<GoodsRideProps>;
}

export function CarrierSection({ ride: Ride, address, item, ...shared }: CarrierSectionProps) {
  const {
    flows: { carrier: flow },
    currency,
    missing,
  } = shared;
  const m = useMessages();
  usePreload(CarrierSheet);
  usePreload(PackageSheet);
  const money = useMoney();
  const toast = useToast();
  const [open, setOpen] = useState<'carriers' | 'packages' | null>(null);
  const carrier = useSelector(flow, ({ context }) => chosenCarrier(context));
  const chosen = useSelector(flow, ({ context }) => chosenPackage(context));
  const isBusy = useSelector(flow, isQuoting);
  const carriersFailed = useSelector(flow, haveCarriersFailed);
  const packagesFailed = useSelector(flow, havePackagesFailed);
  const noAddress = useSelector(flow, isAddressMissing);
  const hasAddress = useSelector(flow, ({ context }) => context.parcel.destination !== null);
  const close = () => setOpen(null);

  function openCarriers() {
    flow.send({ type: 'carriers.load' });
    setOpen('carriers');
  }
  function openPackages() {
    if (!carrier) return toast(m('checkout.package-missing'), toastDurations.validation);
    if (noAddress) return toast(m('checkout.address-missing'), toastDurations.validation);
    flow.send({ type: 'packages.load' });
    setOpen('packages');
  }

  const cost = carrier && carrier.cost !== null ? money({ amount: carrier.cost, currency }) : null;
  const packageHint = chosen
    ? `${money({ amount: chosen.cost, currency })} · ${estimateText(m, chosen.estimate)}`
    : isBusy && carrier && m('checkout.counting');
  return (
    <PageSection title={m('checkout.carrier')} anchor="carrier">
      <FlushRow
        icon={<Truck size={22} />}
        label={carrier?.name ?? m('checkout.choose-carrier')}
        hint={cost}
        onSelect={openCarriers}
      />
      {carrier?.kind === 'RIDE' && (
        <OnDemand needed onFail={() => flow.send({ type: 'ride.clear' })}>
          <Ride {...shared} carrier={carrier} address={address} item={item} />
        </OnDemand>
      )}
      {(carrier?.kind ?? 'PACKAGES') === 'PACKAGES' && (
        <div id="package">
          <FlushRow
            icon={<PackageIcon size={22} />}
            label={chosen ? `${chosen.service} · ${chosen.description}` : m('checkout.choose-package')}
            hint={packageHint}
            onSelect={openPackages}
          />
        </div>
      )}
      {noAddress && <FieldError>{m('checkout.address-missing')}</FieldError>}
      {carriersFailed && <FieldError>{m('checkout.carriers-failed')}</FieldError>}
      {packagesFailed && <FieldError>{m('checkout.packages-failed')}</FieldError>}
      {missing === 'carrier' && !carrier && <FieldError>{m('checkout.carrier-missing')}</FieldError>}
      {missing === 'package' && !chosen && carrier?.kind !== 'RIDE' && (
        <FieldError>{m('checkout.package-missing')}</FieldError>
      )}
      <OnDemand needed={open === 'carriers'} onFail={close}>
        <CarrierSheet
          open={open === 'carriers'}
          flow={flow}
          currency={currency}
          onChosen={(kind) => setOpen(kind === 'PACKAGES' && hasAddress ? 'packages' : null)}
          onClose={close}
        />
      </OnDemand>
      <OnDemand needed={open === 'packages'} onFail={close}>
        <PackageSheet open={open === 'packages'} flow={flow} currency={currency} onClose={close} />
      </OnDemand>
    </PageSection>
  );
}
