import { createActor } from 'xstate';
import { type CheckoutEmitted, checkoutMachine } from '../../machines/checkout';
import {
  type Agreed,
  basisOf,
  type CheckoutFacts,
  firstMissing,
  type Goods,
  isNote,
  type Quote,
  totalOf,
} from '../../machines/checkout-sum';
import { walkMachine } from '../support/machines/coverage';

const goods: Goods = {
  revision: 1,
  subtotal: 50_000,
  orderFee: 1_000,
  minimumOrder: null,
  carrierNeeded: true,
  hasAddress: true,
  changing: false,
};
const quote: Quote = { revision: 1, carrier: 'pos', carrierKind: 'PACKAGES', service: 'REG', cost: 12_000 };
const payment = { id: 'cod', kind: 'DIRECT', fee: 0 };
const dropship = { wanted: false, name: '', phone: '' };
const whole: CheckoutFacts = {
  goods,
  hasCarrier: true,
  quoting: false,
  quote,
  payment,
  voucher: null,
  note: '',
  dropship,
};
const voucher = (facts: CheckoutFacts, discount = 5_000, cashback = 0) => ({
  code: 'HEMAT',
  basis: basisOf(facts)?.key ?? null,
  discount,
  cashback,
});

function start(facts: Partial<CheckoutFacts> = {}) {
  const { goods: bought, payment: by, note, dropship: sender, ...rest } = { ...whole, ...facts };
  const actor = createActor(checkoutMachine, { input: { goods: bought, payment: by, note, dropship: sender } });
  const said: CheckoutEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  const { hasCarrier, quoting } = rest;
  actor.send({ type: 'quote.change', hasCarrier, quoting, quote: rest.quote });
  actor.send({ type: 'voucher.change', voucher: rest.voucher });
  return {
    actor,
    said,
    place: () => actor.send({ type: 'order.place' }),
    facts: () => actor.getSnapshot().context,
    is: (state: 'editing' | 'settling' | 'placed') => actor.getSnapshot().matches(state),
  };
}

test('every state and transition can be reached', () => {
  walkMachine(checkoutMachine, {
    input: { goods, payment: null, note: '', dropship },
    facts: ({ quote: quoted, voucher: used, payment: by, agreed }: CheckoutFacts & { agreed: Agreed | null }) => [
      quoted?.revision,
      used?.basis,
      used?.discount,
      by?.id,
      agreed?.total,
      agreed?.voucher,
    ],
    cases: [
      { type: 'goods.change', goods },
      { type: 'quote.change', hasCarrier: true, quoting: false, quote },
      { type: 'quote.change', hasCarrier: false, quoting: false, quote: null },
      { type: 'voucher.change', voucher: null },
      { type: 'voucher.change', voucher: { code: 'HEMAT', basis: null, discount: 1, cashback: 0 } },
      { type: 'voucher.change', voucher: voucher(whole) },
      { type: 'payment.choose', payment },
      { type: 'note.type', text: 'a' },
      { type: 'dropship.type', field: 'name', text: 'Budi' },
    ],
  });
});

test.each<[section: string | null, why: string, facts: Partial<CheckoutFacts>]>([
  [null, 'nothing is missing', {}],
  ['dropship', 'the sender has no name', { dropship: { wanted: true, name: ' ', phone: '0812' } }],
  ['dropship', 'the sender has no phone', { dropship: { wanted: true, name: 'Budi', phone: '' } }],
  ['address', 'there is no address', { goods: { ...goods, hasAddress: false } }],
  ['carrier', 'no carrier is chosen', { hasCarrier: false, quote: null }],
  ['package', 'no package is chosen', { quote: null }],
  [
    null,
    'nothing is carried',
    { goods: { ...goods, carrierNeeded: false, hasAddress: false }, hasCarrier: false, quote: null },
  ],
  ['note', 'the note has a sign that is not allowed', { note: 'a <b>' }],
  ['payment', 'no payment is chosen', { payment: null }],
  ['minimum', 'it is less than the store sells', { goods: { ...goods, minimumOrder: 50_001 } }],
  [null, 'it is just as much as the store sells', { goods: { ...goods, minimumOrder: 50_000 } }],
])('%s is asked for where %s', (section, _why, facts) => {
  expect(firstMissing({ ...whole, ...facts })).toBe(section);
  const { place, said, is } = start(facts);
  place();
  expect(is('placed')).toBe(section === null);
  expect(said).toEqual([section ? { type: 'section.missing', section } : { type: 'order.ready' }]);
});

test('of several missing things the first of the page is asked for', () => {
  expect(firstMissing({ ...whole, payment: null, hasCarrier: false, quote: null })).toBe('carrier');
});

test('the total is goods, fees and delivery without what the voucher takes off', () => {
  expect(totalOf(whole)).toBe(63_000);
  expect(totalOf({ ...whole, payment: { ...payment, fee: 2_500 } })).toBe(65_500);
  expect(totalOf({ ...whole, voucher: voucher(whole) })).toBe(58_000);
  expect(totalOf({ ...whole, voucher: voucher(whole, 90_000) })).toBe(0);
});

test.each<[what: string, change: Partial<CheckoutFacts>]>([
  ['items', { goods: { ...goods, revision: 2 }, quote: { ...quote, revision: 2 } }],
  ['the carrier', { quote: { ...quote, carrierKind: 'FIXED' } }],
  ['the payment', { payment: { ...payment, kind: 'BALANCE' } }],
  ['the amount', { quote: { ...quote, cost: 13_000 } }],
])('a change of %s is another basis for a voucher', (_what, change) => {
  expect(basisOf({ ...whole, ...change })?.key).not.toBe(basisOf(whole)?.key);
});

test.each<[when: string, facts: Partial<CheckoutFacts>]>([
  ['what was quoted is of other goods', { goods: { ...goods, revision: 2 } }],
  ['the chosen carrier is asked', { quoting: true, quote: null }],
])('there is no basis while %s', (_when, facts) => {
  expect(basisOf({ ...whole, ...facts })).toBeNull();
});

test.each<[when: string, facts: Partial<CheckoutFacts>]>([
  ['no carrier is chosen', { hasCarrier: false, quote: null }],
  ['no package of the carrier is chosen', { quote: null }],
])('a voucher is checked without delivery while %s', (_when, facts) => {
  expect(basisOf({ ...whole, ...facts })).toMatchObject({ total: 51_000, deliveryCost: 0, carrierKind: null });
});

test('while a quantity is on its way to the server there is no basis, and no order is placed', () => {
  const changing = { ...goods, changing: true };
  expect(basisOf({ ...whole, goods: changing })).toBeNull();
  const { place, is } = start({ goods: changing });
  place();
  expect(is('settling')).toBe(true);
});

test('an order waits until delivery is quoted for the goods of now', () => {
  const later = { ...goods, revision: 2 };
  const { actor, place, is, said } = start({ goods: later });
  place();
  expect(is('settling')).toBe(true);
  actor.send({ type: 'quote.change', hasCarrier: true, quoting: false, quote: { ...quote, revision: 2 } });
  expect(is('placed')).toBe(true);
  expect(said).toEqual([{ type: 'order.ready' }]);
});

test('an order waits until its voucher is checked; with the same total it is placed', () => {
  const { actor, place, is } = start({ voucher: { code: 'HEMAT', basis: null, discount: 5_000, cashback: 0 } });
  place();
  expect(is('settling')).toBe(true);
  actor.send({ type: 'voucher.change', voucher: voucher(whole) });
  expect(is('placed')).toBe(true);
});

test.each([
  ['a voucher that no longer holds', { type: 'voucher.change', voucher: null }],
  ['a voucher that is worth less', { type: 'voucher.change', voucher: voucher(whole, 100) }],
] as const)('%s changes the total: the customer decides anew', (_case, event) => {
  const { actor, place, is, said } = start({ voucher: { code: 'HEMAT', basis: null, discount: 5_000, cashback: 0 } });
  place();
  actor.send(event);
  expect(is('editing')).toBe(true);
  expect(said).toEqual([{ type: 'total.changed' }]);
});

test.each([
  ['is refused, or could not be checked,', { type: 'voucher.change', voucher: null }],
  ['gives less', { type: 'voucher.change', voucher: voucher(whole, 0, 4_000) }],
] as const)('a cashback that %s leaves the total: the customer decides anew all the same', (_case, event) => {
  const { actor, place, is, said } = start({ voucher: { code: 'BALIK', basis: null, discount: 0, cashback: 5_000 } });
  place();
  actor.send(event);
  expect(is('editing')).toBe(true);
  expect(said).toEqual([{ type: 'total.changed' }]);
});

test('a second tap while it waits, or is placed, says nothing more', () => {
  const { place, said } = start();
  place();
  place();
  place();
  expect(said).toEqual([{ type: 'order.ready' }]);
});

test('an order that came back can be edited and placed again', () => {
  const { actor, place, is } = start();
  place();
  actor.send({ type: 'note.type', text: 'Titip satpam' });
  expect(actor.getSnapshot().context.note).toBe('');
  actor.send({ type: 'order.return' });
  actor.send({ type: 'note.type', text: 'Titip satpam' });
  place();
  expect(is('placed')).toBe(true);
});

test.each([
  ['Titip satpam, blok A-1. Rumah/toko: \'biru\'; "kedua"', true],
  ['Jl. Éclair\nno 2', true],
  ['<b>', false],
  ['10% lagi', false],
  ['a'.repeat(201), false],
])('the note %j may be written: %s', (note, allowed) => {
  expect(isNote(note)).toBe(allowed);
});

test('a note ends after 200 signs', () => {
  const { actor, facts } = start();
  actor.send({ type: 'note.type', text: 'a'.repeat(250) });
  expect(facts().note).toHaveLength(200);
});

test('a sender’s name ends after 30 signs, the phone has 15 digits at most', () => {
  const { actor, facts } = start({ dropship: { wanted: true, name: '', phone: '' } });
  actor.send({ type: 'dropship.type', field: 'name', text: 'B'.repeat(40) });
  actor.send({ type: 'dropship.type', field: 'phone', text: '+62 812-3456-7890-12345' });
  expect(facts().dropship).toEqual({ wanted: true, name: 'B'.repeat(30), phone: '628123456789012' });
});

test('sending in one’s own name again forgets the sender', () => {
  const { actor, facts } = start({ dropship: { wanted: true, name: 'Budi', phone: '0812' } });
  actor.send({ type: 'dropship.toggle' });
  expect(facts().dropship).toEqual(dropship);
});
