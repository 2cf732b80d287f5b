import { storesModule } from '../stores/module';
import { catalogueModule } from '../catalogue/module';
import { defineModule } from '../define-module';
import { createCarts } from './index';
import { cartData } from './personal-data';
import { cartRoutes } from './routes';

export const cartModule = defineModule({
  name: 'cart',
  after: [storesModule, catalogueModule],
  create: ({ database, now }) => createCarts(database, now),
  routes: (modules, { now }) => cartRoutes(modules, now),
  personalData: cartData,
});
