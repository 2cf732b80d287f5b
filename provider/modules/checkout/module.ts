import { storesModule } from '../stores/module';
import { catalogueModule } from '../catalogue/module';
import { addressesModule } from '../addresses/module';
import { cartModule } from '../cart/module';
import { defineModule } from '../define-module';
import { checkoutRoutes } from './routes';

export const checkoutModule = defineModule({
  name: 'checkout',
  after: [storesModule, catalogueModule, addressesModule, cartModule],
  create: () => ({}),
  routes: (modules, { now }) => checkoutRoutes(modules, now),
});
