import { createProviderClient, type InvalidRecordReport } from '../../../server/provider-client/provider-client';
import { recordLists } from '../../../server/__generated__/record-checks';
import { app, component, content, item, itemDetail, page, reply, review } from '../../support/server/rest-examples';
import { answered, fakeTransport, ok, scope } from '../../support/server/fake-transport';

/** The effect of a record without one of its fields. */
const without = (record: object, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => field !== name));

function start(body: unknown) {
  const reported: InvalidRecordReport[] = [];
  const client = createProviderClient({
    baseUrl: 'http://provider.test',
    transport: fakeTransport(typeof body === 'string' ? answered(200, body) : ok(body)).transport,
    onInvalidRecord: (report) => reported.push(report),
  });
  return { calls: client.forRequest(scope), reported, close: () => client.close() };
}

test('omits an item without a title from its list and keeps the rest', async () => {
  const items = [item(), without(item({ view_uid: 'rusak' }), 'title'), item({ view_uid: 'kangkung' })];
  const { calls, reported, close } = start(
    reply([content({ lists: page(items as never) }), content({ view_uid: 'lain' })]),
  );
  const found = await calls.listComponents({ codename: 'warung', view_uids: 'sayur,lain' });
  expect(found?.data.map(({ lists }) => lists.data.map(({ view_uid }) => view_uid))).toEqual([
    ['bayam250', 'kangkung'],
    [],
  ]);
  expect(reported).toEqual([
    {
      operation: 'listComponents',
      store: 'warung',
      requestId: 'request-1',
      list: 'data.*.lists.data',
      record: 'rusak',
      violation: "must have required property 'title'",
    },
  ]);
  await close();
});

test('omits a component without its icon field', async () => {
  const components = [without(component({ view_uid: 'rusak' }), 'icon'), component()];
  const { calls, reported, close } = start(reply(app({ components: components as never })));
  const found = await calls.getApp({ codename: 'warung' });
  expect(found?.data.components.map(({ view_uid }) => view_uid)).toEqual(['sayur']);
  expect(reported).toMatchObject([{ list: 'data.components', record: 'rusak' }]);
  await close();
});

test('omits a review without an author and keeps the item', async () => {
  const reviews = [without(review(), 'name'), review({ id: 'r2' })];
  const { calls, reported, close } = start(reply(itemDetail({ reviews: reviews as never })));
  const found = await calls.getItem({ view_uid: 'bayam', codename: 'warung' });
  expect(found?.data.reviews.map(({ id }) => id)).toEqual(['r2']);
  expect(reported).toMatchObject([{ list: 'data.reviews', record: 'review1' }]);
  await close();
});

test('an invalid record is named by its position', async () => {
  const { calls, reported, close } = start(reply([null, 5, { province_id: '1', province_name: 'Aceh' }]));
  expect(await calls.listProvinces()).toMatchObject({ data: [{ province_name: 'Aceh' }] });
  expect(reported.map(({ record }) => record)).toEqual(['#0', '#1']);
  await close();
});

test('omits the only record of a list, but rejects a list of several invalid records', async () => {
  const one = start(reply([null]));
  expect(await one.calls.listProvinces()).toMatchObject({ data: [] });
  const several = start(reply([null, null]));
  await expect(several.calls.listProvinces()).rejects.toMatchObject({ kind: 'shape' });
  expect(several.reported).toEqual([]);
  await Promise.all([one.close(), several.close()]);
});

test('omits a day and a time of a service that break the contract, and keeps the others free', async () => {
  const slots = [
    { time: '09:00', free: 1 },
    { time: '10:00', free: 'dua' },
    { time: '25:00', free: 1 },
  ];
  const day = (date: string, fields: object = {}) => ({ date, closed: null, free: 1, times: [], ...fields });
  const days = [
    day('2026-12-01', { times: slots }),
    day('besok'),
    day('2026-12-03', { free: null }),
    day('2026-12-04'),
  ];
  const about = { style: 3, timezone: 'Asia/Jakarta', slot_minutes: 60, max_days: 30 };
  const { calls, reported, close } = start(reply({ ...about, days }));
  const found = await calls.listSlots({ view_uid: 'salon', codename: 'warung', from: '2026-12-01', to: '2026-12-04' });
  expect(found?.data.days).toMatchObject([{ date: '2026-12-01', times: [slots[0]] }, { date: '2026-12-04' }]);
  expect(reported.map(({ list, record }) => [list, record])).toEqual([
    ['data.days.*.times', '#1'],
    ['data.days.*.times', '#2'],
    ['data.days', '#1'],
    ['data.days', '#2'],
  ]);
  await close();
});

test('rejects the whole reply for a hold without its end', async () => {
  const data = { starts_at: '2026-12-01T02:00:00Z' };
  const { calls, reported, close } = start({ success: true, message: '', error_code: null, data });
  const hold = () =>
    calls.holdSlot({ list_vuid: 'salon', start_date: '2026-12-01', time: '09:00', session_code: 'WEB-20261122-1' });
  await expect(hold()).rejects.toMatchObject({ kind: 'shape' });
  expect(reported).toEqual([]);
  await close();
});

test('shows an item without its invalid reviews', async () => {
  const broken = without(review(), 'name');
  const { calls, close } = start(reply(itemDetail({ reviews: [broken, broken] as never })));
  expect(await calls.getItem({ view_uid: 'bayam', codename: 'warung' })).toMatchObject({ data: { reviews: [] } });
  await close();
});

test.each<[string, string, object]>([
  ['a line of the cart', 'showCart', { revision: 1, text_checkout: '', cart_headers: [{}] }],
  ['a line of the checkout', 'prepareCheckout', { items: [{}] }],
])('rejects the whole reply for %s', async (_name, operation, data) => {
  const { calls, reported, close } = start({ success: true, message: '', error_code: null, data });
  await expect(calls[operation as 'showCart']()).rejects.toMatchObject({ kind: 'shape' });
  expect(reported).toEqual([]);
  await close();
});

test('never omits records from a list that changes a total', () => {
  const named = Object.entries(recordLists).flatMap(([operation, lists = []]) =>
    lists.map((list) => `${operation} ${list.path.join('.')}`),
  );
  expect(named.filter((name) => /cart|checkout/i.test(name) || /lines|courrier|\.cost$/.test(name))).toEqual([
    'findApp data.components.*.bills.*.lines',
    'getApp data.components.*.bills.*.lines',
    'listComponents data.*.bills.*.lines',
    'getComponent data.bills.*.lines',
    // Only the names of lines that have already been removed, so they affect no total.
    'showCart data.removed',
    'updateCart data.removed',
    'deleteFromCart data.removed',
    'getForm data.lines.*.options',
    'getForm data.lines',
    'listBills data.header.*.lines',
  ]);
});

test('replaces a lone surrogate in a reply', async () => {
  const { calls, close } = start(
    '{"success":true,"message":"","data":[{"province_id":"1","province_name":"Jawa \\ud83d"}]}',
  );
  expect(await calls.listProvinces()).toMatchObject({ data: [{ province_name: 'Jawa \ufffd' }] });
  await close();
});

test('leaves a complete character unchanged', async () => {
  const { calls, close } = start(
    '{"success":true,"message":"","data":[{"province_id":"1","province_name":"\\ud83d\\ude00"}]}',
  );
  expect(await calls.listProvinces()).toMatchObject({ data: [{ province_name: '😀' }] });
  await close();
});
