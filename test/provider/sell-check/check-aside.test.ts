import { checkSellingAside } from '../../../provider/sell-check/check-aside';
import { withDefaults } from '../../../provider/store-check/fill-defaults';
import { demoCatalogues } from '../../support/stores/demo-catalogue';

const now = new Date('2026-11-20T03:00:00Z');

const demo = demoCatalogues.get('kebunara');

test('a thread finds what nobody can pay, and no error in a store that sells', async () => {
  if (!demo) throw new Error('There is no store kebunara');
  const store = withDefaults(demo.store);
  const check = (app: object) =>
    checkSellingAside({ store: { ...store, app: { ...store.app, ...app } }, items: demo.items, now });
  const [fine, broken] = await Promise.all([check({}), check({ carriers: [], use_expedition: 1 })]);
  expect(fine.filter(({ level }) => level === 'error')).toEqual([]);
  expect(broken).toContainEqual(expect.objectContaining({ code: 'PAYMENT_STUCK' }));
}, 30_000);

test('one store cannot occupy the queue of the checks', async () => {
  if (!demo) throw new Error('There is no store kebunara');
  const store = withDefaults(demo.store);
  const check = (codename: string) => checkSellingAside({ store: { ...store, codename }, items: [], now });
  const many = Array.from({ length: 5 }, () =>
    check('kebunara').then(
      () => 'checked',
      (error: Error) => error.name,
    ),
  );
  const other = check('toko').then(() => 'checked');
  expect((await Promise.all(many)).filter((result) => result === 'Busy')).toHaveLength(1);
  expect(await other).toBe('checked');
}, 30_000);
