import {
  app,
  component,
  content,
  foundItem,
  item,
  itemDetail,
  page,
  reply,
  review,
} from '../../support/server/rest-examples';
import { type Fixture, startFacade } from '../../support/server/facade-fixture';

/** A record without one of its fields, typed as complete. */
const without = <R extends object>(record: R, name: keyof R): R =>
  Object.fromEntries(Object.entries(record).filter(([field]) => field !== name)) as R;

let fixture: Fixture;
let invalid: number;
beforeEach(async () => {
  invalid = 0;
  fixture = await startFacade({ onInvalidRecord: () => (invalid += 1) });
  const items = [without(item({ view_uid: 'rusak' }), 'title'), item()];
  fixture.provider.items.set('warung/sayur', items);
  fixture.provider.details.set('warung', [itemDetail({ reviews: [without(review(), 'name'), review({ id: 'r2' })] })]);
  fixture.provider.found.set('warung', [without(foundItem({ view_uid: 'rusak' }), 'title'), foundItem()]);
});
afterEach(() => fixture.close());

const warnings = () => fixture.log.lines.filter(({ level }) => level === 'warn');

const pages: [string, object][] = [
  ['HomeScreen', {}],
  ['MenuScreen', { id: 'sayur', page: 1 }],
  ['WholeItem', { id: 'bayam250' }],
  ['Searched', { text: 'bayam' }],
];

test.each(pages)('%s shows all records except the invalid one, which is logged once', async (name, variables) => {
  const { data, errors } = await fixture.run(name, variables);
  expect(errors).toBeUndefined();
  expect(JSON.stringify(data)).toContain('Bayam Hijau');
  expect(JSON.stringify(data)).not.toContain('rusak');
  expect(invalid).toBe(1);
  fixture.pass(60_000);
  await fixture.run(name, variables);
  expect(warnings()).toMatchObject([
    {
      facts: {
        store: 'warung',
        operation: expect.any(String),
        list: expect.any(String),
        record: expect.stringMatching(/^(rusak|review1)$/),
        violation: expect.stringContaining('must have required property'),
        requestId: 'request-1',
      },
    },
  ]);
});

test('the store is shown without the invalid component', async () => {
  const broken = without(component({ view_uid: 'rusak', visibility: 3 }), 'icon');
  fixture.provider.apps.set('warung', app({ components: [broken, component()] }));
  const { data, errors } = await fixture.run('StoreShell');
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ store: { menus: [{ id: 'sayur' }] } });
});

test('an item of another store is omitted and reported', async () => {
  fixture.provider.items.set('warung/sayur', [item({ view_uid: 'asing', app_view_uid: 'applain' }), item()]);
  const { data, errors } = await fixture.run('HomeScreen');
  expect(errors).toBeUndefined();
  expect(JSON.stringify(data)).not.toContain('asing');
  expect(warnings()).toMatchObject([
    { facts: { record: 'asing', violation: '/app_view_uid is that of another store' } },
  ]);
});

test.each(['punya-strip', 'x'.repeat(41)])(
  'an item whose id cannot be in a path (%s) has no card',
  async (view_uid) => {
    fixture.provider.intrude(({ path }, response) => {
      if (!path.endsWith('/components')) return false;
      const body = reply([content({ lists: page([item({ view_uid }), item()]) })]);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return true;
    });
    const { data } = await fixture.run('HomeScreen');
    expect(JSON.stringify(data)).not.toContain(view_uid);
    expect(JSON.stringify(data)).toContain('bayam250');
  },
);

test('an invalid reply does not affect the store’s other pages', async () => {
  fixture.provider.intrude(({ path }, response) => {
    if (!path.endsWith('/component/sayur')) return false;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true}');
    return true;
  });
  for (let visits = 0; visits < 12; visits += 1) {
    expect((await fixture.run('MenuScreen', { id: 'sayur', page: 1 })).errors).toHaveLength(1);
  }
  expect((await fixture.run('Searched', { text: 'bayam' })).errors).toBeUndefined();
  expect((await fixture.run('WholeItem', { id: 'bayam250' })).errors).toBeUndefined();
});
