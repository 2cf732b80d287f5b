import { storesModule } from '../stores/module';
import { addressesModule } from '../addresses/module';
import { defineModule } from '../define-module';
import { carrierRoutes } from './routes';

export const carriersModule = defineModule({
  name: 'carriers',
  after: [storesModule, addressesModule],
  create: () => ({}),
  routes: carrierRoutes,
});
