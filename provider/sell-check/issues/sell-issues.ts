import { PaymentKind } from '../../__generated__/codes';
import { optionsFor } from '../../modules/carriers/rules';
import type { FilledStore, StoredPaymentOption } from '../../store-check/store-document';
import type { Path } from '../../store-check/issue';
import { destinationIssues } from './destination-issues';
import type { SellIssue } from '../../selling';
import { hintText, nobodyText, whyText, type Why } from './sentences';
import { isPassing, type SoldKind, type Verdict } from '../verdicts/verdict';
import { byOffer, type JudgedOffer, whyStuck } from './why';

const kinds: readonly SoldKind[] = ['goods', 'service', 'direct', 'ride', 'bill'];

const paths: Partial<Readonly<Record<Why['code'], Path>>> = {
  NO_PAYMENT: ['app', 'payment_options'],
  PAYMENT_NOT_FOR_CARRIER: ['app', 'payment_options'],
  BALANCE_NEVER_FILLED: ['app', 'payment_options'],
  MINIMUM_UNREACHABLE: ['app', 'min_order_price'],
  CARRIER_DOES_NOT_REACH: ['app', 'carriers'],
  RIDE_OUTSIDE: ['rides', 'zones'],
  RIDE_TOO_FAR: ['rides', 'max_km'],
  NUMBER_IMPOSSIBLE: ['bill_services'],
};

const pathOf = ({ code }: Why): Path => paths[code] ?? ['codename'];

const withWhy = (why: Why, kind: SoldKind) => ({
  params: { ...why.params, kind, why: why.code },
  path: pathOf(why),
  hint: hintText(why, kind),
});

function offerIssues({ offer, verdicts, isSold }: JudgedOffer): SellIssue[] {
  if (isSold) return [];
  const why = whyStuck(verdicts);
  if (why.code === 'SOLD_OUT') return [];
  const { kind, title, items, id } = offer;
  const about = withWhy(why, kind);
  return [
    {
      level: 'warning',
      code: 'OFFER_STUCK',
      ...about,
      params: { ...about.params, id, title },
      ...(items[0] !== undefined && { item: items[0] }),
      reason: `${nobodyText(kind, title)}: ${whyText(why, kind)}`,
    },
  ];
}

function kindIssues(kind: SoldKind, offers: readonly JudgedOffer[]): SellIssue[] {
  if (offers.length === 0) return [];
  if (offers.some(({ isSold }) => isSold)) return offers.flatMap(offerIssues);
  const whys = offers.map(({ verdicts }) => whyStuck(verdicts));
  const lasting = whys.findIndex((why) => why.code === 'NO_PAYMENT' || !isPassing({ ...why, code: why.code }));
  const why = whys[Math.max(0, lasting)];
  if (!why) return [];
  const item = offers[Math.max(0, lasting)]?.offer.items[0];
  const others = new Set(whys.map((one) => whyText(one, kind))).size - 1;
  const more = others > 0 ? ` (and ${others} other ${others === 1 ? 'reason' : 'reasons'})` : '';
  return [
    {
      level: lasting === -1 ? 'warning' : 'error',
      code: lasting === -1 ? 'KIND_OVER' : 'KIND_STUCK',
      ...withWhy(why, kind),
      ...(item !== undefined && { item }),
      reason: `${nobodyText(kind)}: ${whyText(why, kind)}${more}`,
    },
    ...(others > 0 ? offers.flatMap(offerIssues) : []),
  ];
}

const isSold = ({ end }: Verdict) => end !== null;

/** Carriers and packages by which nothing is delivered, although goods are sold. */
function carrierIssues({ app }: FilledStore, verdicts: readonly Verdict[]): SellIssue[] {
  const delivered = verdicts.filter(({ delivery }) => delivery !== null);
  if (!delivered.some(isSold)) return [];
  const keys = new Map(delivered.map(({ delivery }) => [`${delivery?.carrier} ${delivery?.service}`, delivery]));
  return [...keys.values()].flatMap((delivery): SellIssue[] => {
    const own = delivered.filter(
      (one) => one.delivery?.carrier === delivery?.carrier && one.delivery?.service === delivery?.service,
    );
    if (!delivery || own.some(isSold)) return [];
    const why = whyStuck(own);
    const index = app.carriers.findIndex(({ view_uid }) => view_uid === delivery.carrier);
    const { name = '', services = [] } = app.carriers[index] ?? {};
    const service = services.findIndex((one) => one.service === delivery.service);
    return [
      {
        level: 'warning',
        code: 'CARRIER_STUCK',
        ...withWhy(why, 'goods'),
        params: { ...why.params, why: why.code, carrier: name, service: delivery.service },
        path: ['app', 'carriers', index, ...(service === -1 ? [] : ['services', service])],
        reason: `nothing is delivered by "${[name, delivery.service].filter(Boolean).join(' ')}": ${whyText(why, 'goods')}`,
      },
    ];
  });
}

/** What an option does beside paying for what is sold. */
function isUsedElse({ app }: FilledStore, { invoice_method, ...option }: StoredPaymentOption): boolean {
  const topUps = optionsFor(app.payment_options, { cartType: 0, isTopUp: true });
  return invoice_method !== undefined || (app.balance_flag === 1 && topUps.some(({ id }) => id === option.id));
}

/** Payment options that pay for nothing, although something is sold. */
function paymentIssues(store: FilledStore, verdicts: readonly Verdict[]): SellIssue[] {
  const paid = verdicts.filter(({ payment }) => payment !== null);
  if (!paid.some(isSold)) return [];
  return store.app.payment_options.flatMap((option, index): SellIssue[] => {
    const own = paid.filter(({ payment }) => payment === option.id);
    if (own.length === 0 || own.some(isSold)) return [];
    const why = whyStuck(own);
    if (why.code === 'NO_PAYMENT' && isUsedElse(store, option)) return [];
    const isBalance = option.type === PaymentKind.BALANCE && why.code === 'BALANCE_NEVER_FILLED';
    const text = isBalance
      ? 'no customer can top the balance up'
      : why.code === 'NO_PAYMENT'
        ? `the store sells no ${option.cart_types.length === 0 ? 'such items' : 'items of its cart_types'}`
        : why.code === 'PAYMENT_NOT_FOR_CARRIER'
          ? 'it goes with no carrier of the store'
          : whyText(why, 'goods');
    return [
      {
        level: 'warning',
        code: 'PAYMENT_STUCK',
        params: { why: why.code, payment: option.title },
        path: ['app', 'payment_options', index],
        reason: `nothing can be paid by "${option.title}": ${text}`,
        hint: isBalance ? hintText(why, 'goods') : undefined,
      },
    ];
  });
}

/** What of a store's verdicts its shopkeeper has to know. */
export function sellIssues(store: FilledStore, verdicts: readonly Verdict[]): SellIssue[] {
  const offers = byOffer(verdicts);
  return [
    ...kinds.flatMap((kind) =>
      kindIssues(
        kind,
        offers.filter(({ offer }) => offer.kind === kind),
      ),
    ),
    ...destinationIssues(store, offers),
    ...carrierIssues(store, verdicts),
    ...paymentIssues(store, verdicts),
  ];
}
