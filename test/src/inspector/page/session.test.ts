import { differences, textOf } from '../../../../src/inspector/page/detail';
import { eventText } from '../../../../src/inspector/page/event-text';
import { messagesBetween } from '../../../../src/inspector/page/sequence-diagram';
import { exported, imported } from '../../../../src/inspector/page/toolbar';
import { emptySession, receive, momentOf, momentsOf, maxRecords } from '../../../../src/inspector/page/session';
import { coveredBy } from '../../../../src/inspector/page/use-chart';
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

test('an event sent twice is stored once', () => {
  const again = receive(met, { type: 'tab', tab, actors: [cart], records: [record(1), record(2), record(3)] });
  expect(again.records.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(again.actors).toHaveLength(1);
  expect(again.tabs).toHaveLength(1);
});

test('omitted values are those of the actor’s previous record', () => {
  const { tab: _tab, ...same } = record(2, { context: {} });
  const news = [record(1), { ...same, active: undefined, status: undefined }];
  const { records } = receive(emptySession, { type: 'news', tab: 't1', path: '/', started: [cart], records: news });
  expect(records).toEqual([record(1), record(2)]);
});

test('new events replace the oldest', () => {
  const many = Array.from({ length: maxRecords + 5 }, (_one, index) => record(index + 1));
  const full = receive(emptySession, { type: 'news', tab: 't1', path: '/toko/cart', started: [cart], records: many });
  expect(full.records).toHaveLength(maxRecords);
  expect(full.records[0]?.seq).toBe(6);
});

test('a page has its last reported route', () => {
  const heard = receive(met, { type: 'news', tab: 't1', path: '/toko/checkout', started: [], records: [] });
  expect(heard.tabs).toMatchObject([{ tab: 't1', path: '/toko/checkout' }]);
});

test('an ended actor is removed with its last event, unless it runs another', () => {
  const ends = ['b', 'c'].map((actor, index) => record(index + 1, { actor, status: 'done' }));
  const begun = [cart, { ...cart, id: 'b' }, { ...cart, id: 'c' }, { ...cart, id: 'd', parent: 'c' }];
  const news = { type: 'news', tab: 't1', path: '/', started: begun } as const;
  const known = receive(emptySession, { ...news, records: ends });
  expect(known.actors).toHaveLength(4);
  const many = Array.from({ length: maxRecords }, (_one, index) => record(index + 3));
  expect(receive(known, { ...news, started: [], records: many }).actors.map(({ id }) => id)).toEqual(['a', 'c', 'd']);
});

test('a closed page keeps its events', () => {
  const left = receive(met, { type: 'left', tab: 't1' });
  expect(left).toMatchObject({ tabs: [], actors: [cart], records: [{ seq: 1 }, { seq: 2 }] });
});

test('an actor has the state of its last event or its first report', () => {
  expect(momentOf(met, cart, null).active).toEqual(['cart', 'cart.sending']);
  expect(momentOf(met, cart, -1)).toMatchObject({ active: ['cart', 'cart.shown'], record: null });
});

test('all machines of a moment are computed as each alone', () => {
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

test('the changes of an event are listed line by line', () => {
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

test('only allowed values are shown, and never an object', () => {
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

test('a value shows only its differences from the previous one', () => {
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

test('removed parts of a value are not shown as before', () => {
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

test('tested transitions are known only if tests were run', () => {
  const walked = { cart: ['cart press 0'], voucher: [] };
  expect(coveredBy('tests', 'cart', [], walked)).toEqual(new Set(['cart press 0']));
  expect(coveredBy('tests', 'voucher', [], walked)).toEqual(new Set());
  expect(coveredBy('tests', 'checkout', [], walked)).toBeNull();
  expect(coveredBy('tests', 'cart', [], null)).toBeNull();
  expect(coveredBy('none', 'cart', [], walked)).toBeNull();
  const taken = ['cart press 0', 'cart.shown press 0', 'cartoon press 0'];
  expect(coveredBy('visit', 'cart', [record(1, { transitions: taken })], null)).toEqual(new Set(taken.slice(0, 2)));
});

test('a recording is read as written, and anything else is rejected', () => {
  expect(imported(exported(met))).toEqual({ ...met, tabs: [] });
  expect(exported(met)).not.toContain('/toko');
  for (const text of ['', '{}', 'null', '{"kind":"statechart-recording","version":2,"session":{}}']) {
    expect(imported(text)).toBeNull();
  }
});

test('a repeated message is one line of the sequence', () => {
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

test('only the visible rows of a long list are rendered, and some around them', () => {
  const rows = { rowHeight: 26, count: 10_000, spare: 8 };
  expect(windowOf({ ...rows, top: 0, height: 260 })).toEqual({ first: 0, end: 18 });
  expect(windowOf({ ...rows, top: 130_000, height: 260 })).toEqual({ first: 4_992, end: 5_018 });
  expect(windowOf({ ...rows, top: 260_000, height: 260 })).toEqual({ first: 9_992, end: 10_000 });
  expect(windowOf({ ...rows, count: 0, top: 0, height: 260 })).toEqual({ first: 0, end: 0 });
});
