import { type Fixture, startFacade } from '../../support/server/facade-fixture';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFacade();
});
afterEach(() => fixture.close());

test('the store answers in the words of the schema', async () => {
  const { data, errors } = await fixture.run('StoreShell');
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    store: { codename: 'warung', layout: 'LIST', menus: [{ id: 'sayur' }, { id: 'tentang' }] },
  });
});

test('a store that is not there is null', async () => {
  const { data } = await fixture.run('StoreShell', {}, { store: { codename: 'lain' } });
  expect(data).toEqual({ store: null });
});

test('the home page has the components that the store puts there', async () => {
  const { data, errors } = await fixture.run('HomeScreen');
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    home: [
      { __typename: 'ProductList', id: 'sayur', items: { nodes: [{ __typename: 'Goods', title: 'Bayam Hijau' }] } },
      { __typename: 'TextComponent', id: 'tentang', html: '<p>Halo</p>' },
    ],
  });
});

test('a component page is given by its page', async () => {
  const { data } = await fixture.run('MenuScreen', { id: 'sayur', page: 2 });
  expect(data).toMatchObject({ component: { items: { pageInfo: { page: 2, lastPage: 3 } } } });
});

test('a component that the store lacks is null', async () => {
  const { data, errors } = await fixture.run('MenuScreen', { id: 'kosong', page: 1 });
  expect(errors).toBeUndefined();
  expect(data).toEqual({ component: null });
});
