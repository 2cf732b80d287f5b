import { type Fixture, startFacade } from '../../support/server/facade-fixture';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFacade();
});
afterEach(() => fixture.close());

test('answers the store in the schema’s terms', async () => {
  const { data, errors } = await fixture.run('StoreShell');
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    store: { codename: 'warung', layout: 'LIST', menus: [{ id: 'sayur' }, { id: 'tentang' }] },
  });
});

test('an unknown store is null', async () => {
  const { data } = await fixture.run('StoreShell', {}, { store: { codename: 'lain' } });
  expect(data).toEqual({ store: null });
});

test('the home page has the components chosen by the store', async () => {
  const { data, errors } = await fixture.run('HomeScreen');
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    home: [
      { __typename: 'ProductList', id: 'sayur', items: { nodes: [{ __typename: 'Goods', title: 'Bayam Hijau' }] } },
      { __typename: 'TextComponent', id: 'tentang', html: '<p>Halo</p>' },
    ],
  });
});

test('a component page is answered with its page of items', async () => {
  const { data } = await fixture.run('MenuScreen', { id: 'sayur', page: 2 });
  expect(data).toMatchObject({ component: { items: { pageInfo: { page: 2, lastPage: 3 } } } });
});

test('an unknown component is null', async () => {
  const { data, errors } = await fixture.run('MenuScreen', { id: 'kosong', page: 1 });
  expect(errors).toBeUndefined();
  expect(data).toEqual({ component: null });
});
