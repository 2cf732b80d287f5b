import { compose, type ListedModule } from '../../../provider/modules/compose';
import type { Deps } from '../../../provider/modules/deps';

const deps = {} as Deps;

const moduleOf = (name: string, rest: Partial<Omit<ListedModule, 'create'>> & { create?: () => object } = {}) => ({
  name,
  after: [],
  create: () => ({ name }),
  ...rest,
});

test('a module that is listed before one that it uses stops the start', () => {
  const cart = moduleOf('cart');
  const { createModules } = compose([moduleOf('checkout', { after: [cart] }), cart]);
  expect(() => createModules(deps)).toThrow('The module checkout is listed before cart, which it uses');
});

test('two modules that handle the same call stop the start', () => {
  const routes = () => ({ getCart: () => ({}) }) as never;
  const { handlersOf } = compose([moduleOf('cart', { routes }), moduleOf('checkout', { routes })]);
  expect(() => handlersOf({}, deps)).toThrow(
    'The module checkout handles getCart, which another module already handles',
  );
});

test('a module is made once, with the parts of those before it', () => {
  const cart = moduleOf('cart');
  const create = jest.fn(() => ({}));
  compose([cart, moduleOf('checkout', { after: [cart], create })]).createModules(deps);
  expect(create.mock.calls).toEqual([[deps, expect.objectContaining({ cart: { name: 'cart' } }), expect.anything()]]);
});

test('tables of a module are erased before those of the modules that it follows', () => {
  const table = (name: string) => ({ table: name }) as never;
  const modules = [
    moduleOf('cart', { personalData: [table('carts')] }),
    moduleOf('orders', { personalData: [table('orders')] }),
  ];
  const names = compose(modules).personalTables.map(({ table: name }) => name);
  expect(names).toEqual(['orders', 'carts']);
});
