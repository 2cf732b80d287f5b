import { type AnyActorLogic, createActor } from 'xstate';
import { purchaseMachine } from '../../../machines/purchase/purchase';
import type { PurchaseEmitted } from '../../../machines/purchase/purchase-setup';
import type { Subject } from '../../../machines/purchase/subject';
import {
  basisOf,
  type PurchaseFacts,
  type Delivery,
  firstMissing,
  type Goods,
  isNote,
  type Payment,
  type Quote,
  totalOf,
  type VoucherFact,
} from '../../../machines/purchase/purchase-sum';

const goods: Goods = {
  revision: 1,
  supplier: null,
  subtotal: 50_000,
  orderFee: 1_000,
  minimumOrder: null,
  carrierNeeded: true,
  addressNeeded: true,
  hasAddress: true,
  changing: false,
  lacks: null,
};
const quote: Quote = { revision: 1, carrier: 'pos', carrierKind: 'PACKAGES', service: 'REG', cost: 12_000, ride: null };
const payment: Payment = { id: 'cod', kind: 'DIRECT', fee: 0 };
const dropship = { enabled: false, name: '', phone: '' };
const whole: PurchaseFacts = {
  goods,
  hasCarrier: true,
  quoting: false,
  quote,
  payment,
  voucher: null,
  note: '',
  dropship,
};
const voucher = (facts: PurchaseFacts, discount = 5_000, cashback = 0) => ({
  code: 'HEMAT',
  basis: basisOf(facts)?.key ?? null,
  discount,
  cashback,
});

const subject: Subject = {
  goods,
  draft: {},
  mark: 'a:1',
  parcel: { revision: 1, supplier: null, origin: '31.73', destination: '31.71.01', weight: 500 },
};

/** A stub of the carrier's flow in this state. */
const carrierSnapshot = ({ hasCarrier, quoting, quote: quoted }: Delivery) => ({
  context: {
    carrier: hasCarrier ? 'pos' : null,
    service: quoted?.service ?? null,
    carriers: hasCarrier ? [{ id: 'pos', kind: quoted?.carrierKind, cost: quoted?.cost }] : [],
    packages: quoted ? [{ service: quoted.service, cost: quoted.cost, ...(quoted.ride && { ride: quoted.ride }) }] : [],
    parcel: { ...subject.parcel, revision: quoted?.revision ?? 1 },
  },
  matches: () => quoted !== null,
  hasTag: () => quoting,
});

/** A stub of the voucher's flow with these facts. */
const voucherSnapshot = (fact: VoucherFact | null) => ({
  context: {
    code: fact?.code ?? '',
    basis: fact?.basis === null || fact === null ? null : { key: fact.basis },
    applied: fact && { code: fact.code, discount: fact.discount, cashback: fact.cashback },
  },
  matches: () => false,
  hasTag: () => fact !== null && fact.basis === null,
});

/** A stub of the quantities' flow with these facts. */
const counted = (lines: { loaded?: Subject | null; counted?: number; edits?: object[] }) => ({
  type: 'xstate.snapshot.quantities',
  snapshot: { context: { loaded: null, counted: 0, edits: [], ...lines } },
});

const quoted = (delivery: Delivery) => ({ type: 'xstate.snapshot.carrier', snapshot: carrierSnapshot(delivery) });
const vouched = (fact: VoucherFact | null) => ({ type: 'xstate.snapshot.voucher', snapshot: voucherSnapshot(fact) });

const received: { to: string; type: string }[] = [];
beforeEach(() => void received.splice(0));

/** An actor that sends nothing to its parent. */
const silent = (name: string) =>
  ({
    transition(snapshot: unknown, event: { type: string }) {
      if (!event.type.startsWith('xstate.')) received.push({ to: name, ...event });
      return snapshot;
    },
    getInitialSnapshot: () => ({ status: 'silent' }),
    getPersistedSnapshot: (snapshot: unknown) => snapshot,
  }) as unknown as AnyActorLogic;

const provided = () =>
  purchaseMachine.provide({
    actors: Object.fromEntries(['quantities', 'carrier', 'voucher', 'submission'].map((name) => [name, silent(name)])),
  } as object);

function start(facts: Partial<PurchaseFacts> = {}) {
  const { goods: bought, payment: by, note, dropship: sender, ...rest } = { ...whole, ...facts };
  const actor = createActor(provided(), {
    input: { subject: { ...subject, goods: bought }, payment: by, note, dropship: sender },
  });
  const said: PurchaseEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  const tell = (event: { type: string }) => actor.send(event as never);
  const { hasCarrier, quoting } = rest;
  tell(quoted({ hasCarrier, quoting, quote: rest.quote }));
  tell(vouched(rest.voucher));
  return {
    actor,
    said,
    tell,
    place: () => actor.send({ type: 'order.place', code: 'WEB1' }),
    facts: () => actor.getSnapshot().context,
    is: (state: 'choosing' | 'settling' | 'placed') => actor.getSnapshot().matches(state),
  };
}

test.each<[section: string | null, why: string, facts: Partial<PurchaseFacts>]>([
  [null, 'nothing is missing', {}],
  ['dropship', 'the sender has no name', { dropship: { enabled: true, name: ' ', phone: '0812' } }],
  ['dropship', 'the sender has no phone', { dropship: { enabled: true, name: 'Budi', phone: '' } }],
  ['address', 'there is no address', { goods: { ...goods, hasAddress: false } }],
  ['carrier', 'no carrier is chosen', { hasCarrier: false, quote: null }],
  ['package', 'no package is chosen', { quote: null }],
  ['package', 'the form of a ride lacks something', { quote: { ...quote, ride: { fee: 2_000, order: null } } }],
  [
    null,
    'nothing is carried',
    {
      goods: { ...goods, carrierNeeded: false, addressNeeded: false, hasAddress: false },
      hasCarrier: false,
      quote: null,
    },
  ],
  ['note', 'the note has a sign that is not allowed', { note: 'a <b>' }],
  ['amount', 'the subject itself lacks something', { goods: { ...goods, lacks: 'amount' }, payment: null }],
  ['payment', 'no payment is chosen', { payment: null }],
  ['minimum', 'it is less than the store sells', { goods: { ...goods, minimumOrder: 50_001 } }],
  [null, 'it is just as much as the store sells', { goods: { ...goods, minimumOrder: 50_000 } }],
])('the page asks for %s where %s', (section, _why, facts) => {
  expect(firstMissing({ ...whole, ...facts })).toBe(section);
  const { place, said, is } = start(facts);
  place();
  expect(is('placed')).toBe(section === null);
  expect(said).toEqual(section ? [{ type: 'section.missing', section }] : []);
});

test('the first missing part in page order is asked for', () => {
  expect(firstMissing({ ...whole, payment: null, hasCarrier: false, quote: null })).toBe('carrier');
});

test('the total is goods, fees and delivery minus the voucher', () => {
  expect(totalOf(whole)).toBe(63_000);
  expect(totalOf({ ...whole, payment: { ...payment, fee: 2_500 } })).toBe(65_500);
  expect(totalOf({ ...whole, voucher: voucher(whole) })).toBe(58_000);
  expect(totalOf({ ...whole, voucher: voucher(whole, 90_000) })).toBe(0);
});

test.each<[what: string, change: Partial<PurchaseFacts>]>([
  ['items', { goods: { ...goods, revision: 2 }, quote: { ...quote, revision: 2 } }],
  ['the carrier', { quote: { ...quote, carrierKind: 'FIXED' } }],
  ['the payment', { payment: { ...payment, kind: 'BALANCE' } }],
  ['the amount', { quote: { ...quote, cost: 13_000 } }],
])('a change of %s changes the basis of a voucher', (_what, change) => {
  expect(basisOf({ ...whole, ...change })?.key).not.toBe(basisOf(whole)?.key);
});

test.each<[when: string, facts: Partial<PurchaseFacts>]>([
  ['the quote is for other goods', { goods: { ...goods, revision: 2 } }],
  ['the chosen carrier is asked', { quoting: true, quote: null }],
])('has no basis while %s', (_when, facts) => {
  expect(basisOf({ ...whole, ...facts })).toBeNull();
});

test.each<[when: string, facts: Partial<PurchaseFacts>]>([
  ['no carrier is chosen', { hasCarrier: false, quote: null }],
  ['no package of the carrier is chosen', { quote: null }],
])('a voucher is checked without delivery while %s', (_when, facts) => {
  expect(basisOf({ ...whole, ...facts })).toMatchObject({ total: 51_000, deliveryCost: 0, carrierKind: null });
});

test('a pending quantity clears the basis and blocks the order', () => {
  const changing = { ...goods, changing: true };
  expect(basisOf({ ...whole, goods: changing })).toBeNull();
  const { place, is } = start({ goods: changing });
  place();
  expect(is('settling')).toBe(true);
});

test('an order waits for a delivery quote of the current goods', () => {
  const later = { ...goods, revision: 2 };
  const { tell, place, is } = start({ goods: later });
  place();
  expect(is('settling')).toBe(true);
  tell(quoted({ hasCarrier: true, quoting: false, quote: { ...quote, revision: 2 } }));
  expect(is('placed')).toBe(true);
});

test('an order waits for its voucher check and is placed if the total is unchanged', () => {
  const { tell, place, is } = start({ voucher: { code: 'HEMAT', basis: null, discount: 5_000, cashback: 0 } });
  place();
  expect(is('settling')).toBe(true);
  tell(vouched(voucher(whole)));
  expect(is('placed')).toBe(true);
});

test.each([
  ['a voucher that no longer holds', vouched(null)],
  ['a voucher that is worth less', vouched(voucher(whole, 100))],
] as const)('%s changes the total: the customer has to confirm again', (_case, event) => {
  const { tell, place, is, said } = start({ voucher: { code: 'HEMAT', basis: null, discount: 5_000, cashback: 0 } });
  place();
  tell(event);
  expect(is('choosing')).toBe(true);
  expect(said).toEqual([{ type: 'total.changed' }]);
});

test.each([
  ['is refused, or could not be checked,', vouched(null)],
  ['gives less', vouched(voucher(whole, 0, 4_000))],
] as const)('a cashback that %s leaves the total unchanged: the customer has to confirm again', (_case, event) => {
  const { tell, place, is, said } = start({ voucher: { code: 'BALIK', basis: null, discount: 0, cashback: 5_000 } });
  place();
  tell(event);
  expect(is('choosing')).toBe(true);
  expect(said).toEqual([{ type: 'total.changed' }]);
});

test('further taps while an order is placed do nothing', () => {
  const { place, said } = start();
  received.splice(0);
  place();
  place();
  place();
  expect(said).toEqual([]);
  expect(received.filter(({ type }) => type === 'order.submit')).toHaveLength(1);
});

test('the form can be edited and submitted again after a refused order', () => {
  const { actor, place, is } = start();
  place();
  actor.send({ type: 'note.type', text: 'Titip satpam' });
  expect(actor.getSnapshot().context.note).toBe('');
  actor.send({ type: 'notice.dismiss' });
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
])('the note %j is valid: %s', (note, allowed) => {
  expect(isNote(note)).toBe(allowed);
});

test('limits a note to 200 characters', () => {
  const { actor, facts } = start();
  actor.send({ type: 'note.type', text: 'a'.repeat(250) });
  expect(facts().note).toHaveLength(200);
});

test('limits a sender’s name to 30 characters and the phone to 15 digits', () => {
  const { actor, facts } = start({ dropship: { enabled: true, name: '', phone: '' } });
  actor.send({ type: 'dropship.type', field: 'name', text: 'B'.repeat(40) });
  actor.send({ type: 'dropship.type', field: 'phone', text: '+62 812-3456-7890-12345' });
  expect(facts().dropship).toEqual({ enabled: true, name: 'B'.repeat(30), phone: '628123456789012' });
});

test('switching back to the customer’s own name clears the sender', () => {
  const { actor, facts } = start({ dropship: { enabled: true, name: 'Budi', phone: '0812' } });
  actor.send({ type: 'dropship.toggle' });
  expect(facts().dropship).toEqual(dropship);
});

const inEditing = () => {
  const flow = start();
  received.splice(0);
  return flow;
};

test('the voucher receives a changed basis once', () => {
  const { actor, facts } = inEditing();
  actor.send({ type: 'payment.choose', payment: { ...payment, kind: 'BALANCE' } });
  actor.send({ type: 'note.type', text: 'Titip satpam' });
  expect(received).toEqual([{ to: 'voucher', type: 'basis.change', basis: basisOf(facts()) }]);
});

test('the voucher has no basis during a delivery quote', () => {
  const { tell } = inEditing();
  tell(quoted({ hasCarrier: true, quoting: true, quote: null }));
  expect(received).toEqual([{ to: 'voucher', type: 'basis.change', basis: null }]);
});

test('a changed parcel is passed to the carrier', () => {
  const { actor } = inEditing();
  const parcel = { ...subject.parcel, weight: 900 };
  actor.send({ type: 'subject.change', subject: { ...subject, parcel } });
  expect(received).toEqual([{ to: 'carrier', type: 'parcel.change', parcel }]);
});

test('recalculated lines have a new revision, with the amounts of the answer', () => {
  const { tell, facts } = inEditing();
  const loaded = { ...subject, goods: { ...goods, subtotal: 70_000 } };
  tell(counted({ loaded, counted: 1 }));
  expect(facts().goods).toMatchObject({ revision: 2, subtotal: 70_000, changing: false });
  expect(received.filter(({ to }) => to === 'carrier')).toEqual([
    { to: 'carrier', type: 'parcel.change', parcel: { ...subject.parcel, revision: 2 } },
  ]);
});

test('a subject that the page was told of later takes the place of the loaded one, and stays', () => {
  const { actor, tell, facts } = inEditing();
  const loaded = { ...subject, goods: { ...goods, subtotal: 70_000 } };
  tell(counted({ loaded }));
  actor.send({ type: 'subject.change', subject: { ...subject, goods: { ...goods, subtotal: 80_000 } } });
  tell(counted({ loaded, edits: [{}] }));
  expect(facts().goods).toMatchObject({ subtotal: 80_000, changing: true });
});

test('an order waits for a quantity in flight, and has the resulting amounts', () => {
  const { tell, place, is, said } = start({
    goods: { ...goods, carrierNeeded: false, addressNeeded: false },
    hasCarrier: false,
    quote: null,
  });
  tell(counted({ edits: [{}] }));
  place();
  expect(is('settling')).toBe(true);
  const dearer = { ...subject, goods: { ...goods, carrierNeeded: false, addressNeeded: false, subtotal: 70_000 } };
  tell(counted({ loaded: dearer, counted: 1 }));
  expect(is('choosing')).toBe(true);
  expect(said).toEqual([{ type: 'total.changed' }]);
});

test('a placed order is submitted with what was chosen, without the previous notice', () => {
  const { place } = inEditing();
  place();
  const order = { draft: {}, total: 63_000, quote, payment, voucher: null, note: '', dropship, answers: [] };
  expect(received).toEqual([
    { to: 'submission', type: 'notice.dismiss' },
    { to: 'submission', type: 'order.submit', order, code: 'WEB1' },
  ]);
});

test('an earlier attempt is dismissed without an order of this page', () => {
  const { actor, is } = inEditing();
  actor.send({ type: 'notice.dismiss' });
  expect(received).toEqual([{ to: 'submission', type: 'notice.dismiss' }]);
  expect(is('choosing')).toBe(true);
});

test('a created order blocks further orders', () => {
  const { actor, tell, place, said } = inEditing();
  tell({ type: 'xstate.done.actor.submission', output: null } as { type: string });
  place();
  actor.send({ type: 'notice.dismiss' });
  expect(actor.getSnapshot().matches('ordered')).toBe(true);
  expect([said, received]).toEqual([[], []]);
});
