import { createHorizon } from '../../../server/cache/horizon';
import { itemDetail, variant, workingHour } from '../../support/server/rest-examples';
import { type Fixture, startFacade } from '../../support/server/facade-fixture';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFacade();
});
afterEach(() => fixture.close());

const own = (...items: Parameters<typeof itemDetail>[0][]) =>
  fixture.provider.details.set(
    'warung',
    items.map((fields) => itemDetail(fields)),
  );
const pageOf = async (id = 'bayam250') => {
  const { data, errors } = await fixture.run('WholeItem', { id });
  expect(errors).toBeUndefined();
  return (data as { itemPage: Record<string, unknown> | null }).itemPage;
};
const asked = (path: string) => fixture.provider.asked.filter((one) => one.path === path);

test('answers an item with all fields of its page', async () => {
  own({ use_variant: 1, list_product_variant: [variant({ new_price: 40_000 })] });
  expect(await pageOf()).toMatchObject({
    item: { __typename: 'Goods', title: 'Bayam Hijau' },
    images: ['listimage/leafy-green~mint.svg'],
    sold: 12,
    reviews: { rating: 4.8, count: 1, latest: [{ author: 'Wulan', createdAt: '2026-11-01T03:00:00.000Z' }] },
    __typename: 'GoodsPage',
    offer: { variants: [{ price: { amount: 40_000 } }] },
  });
});

test.each(['nobody', '', '../admin', 'a b'])('the store has no item %j', async (id) => {
  expect(await pageOf(id)).toBeNull();
});

test('rejects a reply with a different item', async () => {
  fixture.provider.intrude(({ path }, response) => {
    if (!path.endsWith('/item/bayam250')) return false;
    const data = itemDetail({ view_uid: 'kangkung' });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: true, message: '', data }));
    return true;
  });
  const { errors } = await fixture.run('WholeItem', { id: 'bayam250' });
  expect(errors).toMatchObject([{ extensions: { code: 'PROVIDER_UNAVAILABLE' } }]);
});

describe('opening hours', () => {
  const at = (moment: string) => startFacade({ now: () => Date.parse(moment) });

  test.each([
    ['2026-11-21T01:00:00Z', { isOpenNow: true, today: 6 }],
    ['2026-11-21T10:30:00Z', { isOpenNow: false, today: 6 }],
    ['2026-11-21T18:00:00Z', { isOpenNow: false, today: 7 }],
  ])('on %s are %j', async (moment, openingHours) => {
    await fixture.close();
    fixture = await at(moment);
    own({ type: 4, working_hour: workingHour() });
    expect(await pageOf()).toMatchObject({ openingHours });
  });

  test('are evaluated and loaded again at the closing minute', async () => {
    let clock = Date.parse('2026-11-21T10:29:59.500Z');
    await fixture.close();
    fixture = await startFacade({ now: () => clock });
    own({ type: 1, working_hour: workingHour() });
    expect(await pageOf()).toMatchObject({ openingHours: { isOpenNow: true } });
    clock += 1_000;
    expect(await pageOf()).toMatchObject({ openingHours: { isOpenNow: false } });
    expect(asked('/api/v2/customer/item/bayam250')).toHaveLength(2);
  });
});

describe('web content', () => {
  const frameOf = async () => ((await pageOf()) as { frame: string }).frame;
  const open = (path: string) =>
    fixture.facade.frameHtml(path.slice('/frame/'.length), { requestId: 'request-2', log: fixture.log });

  beforeEach(() => own({ type: 7, show_web: 1 }));

  test('ends what contains its URL long before the URL does', async () => {
    const clock = Date.parse('2026-11-21T10:00:00Z');
    await fixture.close();
    fixture = await startFacade({ now: () => clock });
    own({ type: 7, show_web: 1 });
    const horizon = createHorizon();
    await fixture.run('WholeItem', { id: 'bayam250' }, { horizon });
    expect(horizon.end).toBe(clock + 60_000);
  });

  test('is sealed again for each request, for the default centre', async () => {
    const [one, other] = [await frameOf(), await frameOf()];
    expect(one).toMatch(/^\/frame\/[\w-]+$/);
    expect(one).not.toBe(other);
    expect(asked('/api/v2/customer/item/bayam250')).toHaveLength(1);
    expect(await open(one)).toContain('lat=-6.1754&lng=106.8272');
    expect(asked('/api/v2/customer/list/bayam250/compile-html')).toHaveLength(1);
  });

  test('expires after five minutes', async () => {
    const path = await frameOf();
    fixture.pass(5 * 60_000);
    expect(await open(path)).toBeNull();
  });
});

describe('a contact', () => {
  const tracked = (component: string, index: number) => fixture.run('TrackedAction', { component, index });

  beforeEach(() => own({ view_uid: 'wa1', type: 8, action: 0, url: '628123' }, {}));

  test('is an action that is followed and counted', async () => {
    expect((await tracked('wa1', 0)).data).toMatchObject({
      action: { id: 'wa1', index: 0, kind: 'WHATSAPP', value: '628123' },
    });
    const click = { path: '/p/wa-wa1', deviceId: 'device-1', component: 'wa1', action: 'wa1', value: '628123' };
    expect((await fixture.run('TrackClick', { click })).data).toEqual({ trackClick: { counted: true } });
  });

  test.each([
    ['wa1', 1],
    ['bayam250', 0],
    ['nobody', 0],
  ])('%s has no action %i', async (component, index) => {
    expect((await tracked(component, index)).data).toEqual({ action: null });
  });
});

describe('reviews', () => {
  const reviews = async (id: string, page = 1) => (await fixture.run('Reviews', { id, page })).data;

  test('include the name of the item', async () => {
    expect(await reviews('bayam250')).toMatchObject({
      reviews: {
        title: 'Bayam Hijau',
        total: 1,
        pageInfo: { page: 1, lastPage: 1 },
        reviews: [{ id: 'review1', author: 'Wulan' }],
        edges: [{ cursor: '1.1', node: { id: 'review1' } }],
      },
    });
  });

  test('hidden by the item are not returned', async () => {
    own({ hide_info_rating: 1 });
    expect(await reviews('bayam250')).toEqual({ reviews: null });
  });

  test('of an unreviewed item are empty', async () => {
    own({ review_count: 0, review_rating: 0 });
    expect(await reviews('bayam250')).toMatchObject({ reviews: { title: 'Bayam Hijau' } });
  });

  test('of an unknown item are null', async () => {
    expect(await reviews('nobody')).toEqual({ reviews: null });
  });
});

test('a shop’s items are requested by text and page', async () => {
  const { data } = await fixture.run('InShop', { id: 'bayam250', text: ' Kopi  SUSU ', page: 2 });
  expect(data).toMatchObject({ shopItems: { pageInfo: { page: 2, lastPage: 3 }, items: [{ title: 'Bayam Hijau' }] } });
  const [{ query } = { query: new URLSearchParams() }] = asked('/api/v2/customer/list/bayam250/children');
  expect(Object.fromEntries(query)).toEqual({ codename: 'warung', page: '2', search_list: 'kopi susu' });
  expect((await fixture.run('InShop', { id: 'nobody' })).data).toEqual({ shopItems: null });
});

describe('the page of a shop', () => {
  const children = '/api/v2/customer/list/bayam250/children';
  const items = { pageInfo: { page: 1, lastPage: 3 }, items: [{ title: 'Bayam Hijau' }] };

  beforeEach(() => own({ type: 4 }));

  test('includes the first items without another call', async () => {
    expect(await pageOf()).toMatchObject({ __typename: 'ShopPage', items });
    expect((await fixture.run('InShop', { id: 'bayam250' })).data).toMatchObject({ shopItems: items });
    expect(asked(children).map(({ query }) => Object.fromEntries(query))).toEqual([{ codename: 'warung', page: '1' }]);
  });

  test('is returned without its items when they fail to load', async () => {
    fixture.provider.intrude(({ path }, response) => {
      if (path !== children) return false;
      response.writeHead(500).end();
      return true;
    });
    expect(await pageOf()).toMatchObject({ item: { title: 'Bayam Hijau' }, items: null });
    expect(fixture.log.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
  });
});

test('related items are at most nine, and none for an unknown item', async () => {
  expect((await fixture.run('Related', { id: 'bayam250' })).data).toMatchObject({ relatedItems: [{}] });
  expect((await fixture.run('Related', { id: 'nobody' })).data).toEqual({ relatedItems: [] });
  fixture.pass(60_000);
  fixture.provider.intrude(({ path }, response) => {
    if (!path.endsWith('/related-list')) return false;
    const data = Array.from({ length: 12 }, (_, index) => itemDetail({ view_uid: `i${index}` }));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: true, message: '', data }));
    return true;
  });
  const { data } = await fixture.run('Related', { id: 'other' });
  expect((data as { relatedItems: object[] }).relatedItems).toHaveLength(9);
});
