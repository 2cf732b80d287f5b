import { differences, textOf } from '../../../../src/inspector/page/detail';
import { eventText } from '../../../../src/inspector/page/event-text';
import { messagesBetween } from '../../../../src/inspector/page/sequence-diagram';
import { exported, imported } from '../../../../src/inspector/page/recording';
import { emptySession, receive, momentOf, momentsOf, maxRecords } from '../../../../src/inspector/page/session';
import { coveredBy } from '../../../../src/inspector/page/use-coverage';
import { windowOf } from '../../../../src/inspector/page/event-log';
import type { ActorFacts, EventRecord } from '../../../../src/inspector/wire/messages';
import { allowedPaths, shownFields } from '../../../../src/inspector/wire/wire-value';

const cart: ActorFacts = {
  id: 'a',
  tab: 't1',
  parent: null,
  name: 'cart',
  isMachine: true,
  active: ['cart', 'cart.shown'],
  status: 'active',
  context: { stale: false },
};

const record = (seq: number, about: Partial<EventRecord> = {}): EventRecord => ({
  tab: 't1',
  seq,
  time: seq,
  actor: 'a',
  source: null,
  event: 'press',
  payload: {},
  transitions: [],
  active: ['cart', 'cart.sending'],
  status: 'active',
  context: { stale: true },
  ...about,
});

const tab = { tab: 't1', path: '/toko/order/…', sends: false };
const met = receive(emptySession, { type: 'tab', tab, actors: [cart], records: [record(1), record(2)] });

test('an event that is told twice is kept once', () => {
  const again = receive(met, { type: 'tab', tab, actors: [cart], records: [record(1), record(2), record(3)] });
  expect(again.records.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(again.actors).toHaveLength(1);
  expect(again.tabs).toHaveLength(1);
});

test('what a message does not repeat is as in the actor’s record before', () => {
  const { tab: _tab, ...same } = record(2, { context: {} });
  const news = [record(1), { ...same, active: undefined, status: undefined }];
  const { records } = receive(emptySession, { type: 'news', tab: 't1', path: '/', started: [cart], records: news });
  expect(records).toEqual([record(1), record(2)]);
});

test('the oldest events make room for new ones', () => {
  const many = Array.from({ length: maxRecords + 5 }, (_one, index) => record(index + 1));
  const full = receive(emptySession, { type: 'news', tab: 't1', path: '/toko/cart', started: [cart], records: many });
  expect(full.records).toHaveLength(maxRecords);
  expect(full.records[0]?.seq).toBe(6);
});

test('a page has the route that it told last', () => {
  const heard = receive(met, { type: 'news', tab: 't1', path: '/toko/checkout', started: [], records: [] });
  expect(heard.tabs).toMatchObject([{ tab: 't1', path: '/toko/checkout' }]);
});

test('an actor that has ended is forgotten with its last event, unless it runs another', () => {
  const ends = ['b', 'c'].map((actor, index) => record(index + 1, { actor, status: 'done' }));
  const begun = [cart, { ...cart, id: 'b' }, { ...cart, id: 'c' }, { ...cart, id: 'd', parent: 'c' }];
  const news = { type: 'news', tab: 't1', path: '/', started: begun } as const;
  const known = receive(emptySession, { ...news, records: ends });
  expect(known.actors).toHaveLength(4);
  const many = Array.from({ length: maxRecords }, (_one, index) => record(index + 3));
  expect(receive(known, { ...news, started: [], records: many }).actors.map(({ id }) => id)).toEqual(['a', 'c', 'd']);
});

test('a page that is left keeps what it told', () => {
  const left = receive(met, { type: 'left', tab: 't1' });
  expect(left).toMatchObject({ tabs: [], actors: [cart], records: [{ seq: 1 }, { seq: 2 }] });
});

test('an actor is as its last event left it, or as it was met', () => {
  expect(momentOf(met, cart, null).active).toEqual(['cart', 'cart.sending']);
  expect(momentOf(met, cart, -1)).toMatchObject({ active: ['cart', 'cart.shown'], record: null });
});

test('all machines of a moment are told at once as each alone', () => {
  const other = { ...cart, id: 'b', name: 'voucher' };
  const heard = receive(met, {
    type: 'news',
    tab: 't1',
    path: '/toko/cart',
    started: [other],
    records: [record(3, { actor: 'b' }), record(4)],
  });
  for (const place of [null, 0, 2, -1]) {
    for (const actor of [cart, other]) {
      expect(momentsOf(heard, place).get(actor.id)).toEqual(momentOf(heard, actor, place));
    }
  }
});

test('what an event changed is told line by line', () => {
  const changes = differences(
    { stale: false, sent: { type: 'array', size: 0 } },
    { stale: true, sent: { type: 'array', size: 0 } },
  );
  expect(changes.filter(({ isChanged }) => isChanged)).toEqual([
    { path: 'stale', before: false, after: true, isChanged: true },
  ]);
  expect(textOf({ type: 'string', size: 24 })).toBe('‹string 24›');
  expect(textOf('AWAITED')).toBe('"AWAITED"');
});

test('only what is allowed is shown as it is, and never an object', () => {
  const value = { order: { status: 'NEW', total: 5 }, name: 'Sari', lines: [1, 2], note: undefined, tell: () => 1 };
  expect(shownFields(value, allowedPaths(['order.status', 'lines.length', 'order', 'gone.deep']))).toEqual({
    order: { type: 'object', size: 2 },
    name: { type: 'string', size: 4 },
    lines: { type: 'array', size: 2 },
    'order.status': 'NEW',
    'lines.length': 2,
  });
  expect(shownFields('secret')).toEqual({ '': { type: 'string', size: 6 } });
  expect(shownFields(new Error('secret'))).toEqual({ '': { type: 'error' } });
  expect(shownFields(undefined)).toEqual({});
  expect(shownFields({ text: 'x'.repeat(300) }, allowedPaths(['text'])).text).toHaveLength(100);
});

test('of a value that follows another only what differs is told', () => {
  const order = { status: 'NEW' };
  const allow = allowedPaths(['order.status', 'count']);
  expect(shownFields({ order, count: 2, note: 'b' }, allow, { order, count: 1, note: 'a' })).toEqual({
    count: 2,
    note: { type: 'string', size: 1 },
  });
  const records = [record(1, { context: { count: 1, stale: false } }), record(2, { context: { count: 2 } })];
  const heard = receive(emptySession, { type: 'news', tab: 't1', path: '/toko/cart', started: [cart], records });
  expect(heard.records[1]?.context).toEqual({ count: 2, stale: false });
});

test('what a value has no more is not shown as it was', () => {
  const allow = allowedPaths(['refusal.code']);
  const values = [{ refusal: { code: 'EXPIRED' }, note: 'a' }, { refusal: null }];
  const contexts = values.map((value, index) => shownFields(value, allow, values[index - 1]));
  const started = [cart];
  const told = receive(emptySession, {
    type: 'news',
    tab: 't1',
    path: '/toko/cart',
    started,
    records: contexts.map((context, index) => record(index + 1, { context })),
  });
  expect(told.records[0]?.context).toMatchObject({ 'refusal.code': 'EXPIRED', note: { size: 1 } });
  expect(told.records[1]?.context).toEqual({ refusal: { type: 'null' } });
});

test('what tests have taken is known only where they were run', () => {
  const walked = { cart: ['cart press 0'], voucher: [] };
  expect(coveredBy('tests', 'cart', [], walked)).toEqual(new Set(['cart press 0']));
  expect(coveredBy('tests', 'voucher', [], walked)).toEqual(new Set());
  expect(coveredBy('tests', 'checkout', [], walked)).toBeNull();
  expect(coveredBy('tests', 'cart', [], null)).toBeNull();
  expect(coveredBy('none', 'cart', [], walked)).toBeNull();
  const taken = ['cart press 0', 'cart.shown press 0', 'cartoon press 0'];
  expect(coveredBy('visit', 'cart', [record(1, { transitions: taken })], null)).toEqual(new Set(taken.slice(0, 2)));
});

test('a recording is read as it was written, and nothing else is taken for one', () => {
  expect(imported(exported(met))).toEqual({ ...met, tabs: [] });
  expect(exported(met)).not.toContain('/toko');
  for (const text of ['', '{}', 'null', '{"kind":"statechart-recording","version":2,"session":{}}']) {
    expect(imported(text)).toBeNull();
  }
});

test('the same message many times over is one line of the sequence', () => {
  const passed = messagesBetween([record(1), record(2), record(3, { source: 'b' })]);
  expect(passed).toEqual([
    { tab: 't1', from: null, to: 'a', event: 'press', times: 2 },
    { tab: 't1', from: 'b', to: 'a', event: 'press', times: 1 },
  ]);
});

test.each([
  ['quantity.set', 'quantity.set'],
  ['xstate.done.actor.0.cart.sending', 'done sendChanges'],
  ['xstate.error.actor.0.cart.sending', 'error sendChanges'],
  ['xstate.snapshot.voucher', 'snapshot sendChanges'],
  ['xstate.after.settled.cart.settling', 'after settled'],
  ['xstate.promise.resolve', 'resolved'],
  ['xstate.init', 'begin'],
])('%s is called %s', (event, text) => {
  expect(eventText({ event, source: 'b' }, () => 'sendChanges')).toBe(text);
});

test('of a long list only the rows in sight are made, and some around', () => {
  const rows = { rowHeight: 26, count: 10_000, spare: 8 };
  expect(windowOf({ ...rows, top: 0, height: 260 })).toEqual({ first: 0, end: 18 });
  expect(windowOf({ ...rows, top: 130_000, height: 260 })).toEqual({ first: 4_992, end: 5_018 });
  expect(windowOf({ ...rows, top: 260_000, height: 260 })).toEqual({ first: 9_992, end: 10_000 });
  expect(windowOf({ ...rows, count: 0, top: 0, height: 260 })).toEqual({ first: 0, end: 0 });
});
