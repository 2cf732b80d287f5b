import { anyReply, signedIn } from '../../support/server/contract-provider';
import { itemDetail } from '../../support/server/rest-examples';
import { type Fixture, startFacade, trust } from '../../support/server/facade-fixture';

const documents = trust({
  'test:seller': `query SellerLink($id: ID!) { itemPage(itemId: $id) { seller { shop { id } } } }`,
  'test:page': `query SellerPage($id: ID!) {
    itemPage(itemId: $id) { seller { shop { id page { item { __typename id } } } } }
  }`,
  'test:order': `query NumberedLink($number: String!) { orderByNumber(number: $number) { id } }`,
  'test:whole': `query NumberedOrder($number: String!) { orderByNumber(number: $number) { id order { number } } }`,
});

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFacade({ documents });
});
afterEach(() => fixture.close());

const run = (name: string, variables: object) =>
  fixture.facade.run({
    store: { codename: 'warung' },
    locale: 'id',
    documentId: name,
    variables,
    requestId: 'request-1',
    log: fixture.log,
    visit: signedIn(),
  });
const calls = () => fixture.provider.asked.map(({ path }) => path.replace('/api/v2/', ''));
const sell = (...others: Parameters<typeof itemDetail>[0][]) =>
  fixture.provider.details.set(
    'warung',
    [itemDetail({ parent_view_uid: 'tokobude', parent_name: 'Bu De' })].concat(
      others.map((fields) => itemDetail(fields)),
    ),
  );

test('answers the id of a linked item without a call', async () => {
  sell();
  const { data } = await run('test:seller', { id: 'bayam250' });
  expect(data).toEqual({ itemPage: { seller: { shop: { id: 'tokobude' } } } });
  expect(calls().filter((path) => path.includes('/item/'))).toEqual(['customer/item/bayam250']);
});

test('reads a linked item when more than its id is requested', async () => {
  sell({ view_uid: 'tokobude', type: 4 });
  const { data } = await run('test:page', { id: 'bayam250' });
  const page = { item: { __typename: 'Shop', id: 'tokobude' } };
  expect(data).toEqual({ itemPage: { seller: { shop: { id: 'tokobude', page } } } });
});

test('answers null for the page of a linked item that the store no longer has', async () => {
  sell();
  const { data, errors } = await run('test:page', { id: 'bayam250' });
  expect(errors).toBeUndefined();
  expect(data).toEqual({ itemPage: { seller: { shop: { id: 'tokobude', page: null } } } });
});

test.each([
  ['the id', 'test:order', 1],
  ['more than the id', 'test:whole', 2],
])('asks for %s of the order of a number (%s) in %i calls', async (_what, name, count) => {
  const others = anyReply(1);
  fixture.provider.intrude((request, response) => {
    if (!request.path.includes('/open-order/')) return others(request, response);
    const found = { success: true, message: '', error_code: null, data: { unique_id: 'order1' } };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
    return true;
  });
  const { errors } = await run(name, { number: 'JJ0000001' });
  expect(errors).toBeUndefined();
  expect(calls().filter((path) => !path.startsWith('app/') && !path.includes('/app/'))).toHaveLength(count);
});
