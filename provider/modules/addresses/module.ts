import { defineModule } from '../define-module';
import { createAddressesModule } from './index';
import { addressData } from './personal-data';
import { customerAddressRoutes } from './routes';

export const addressesModule = defineModule({
  name: 'addresses',
  after: [],
  create: createAddressesModule,
  routes: customerAddressRoutes,
  personalData: addressData,
});
