import { storesModule } from '../stores/module';
import { catalogueModule } from '../catalogue/module';
import { accountsModule } from '../accounts/module';
import { cartModule } from '../cart/module';
import { defineModule } from '../define-module';
import { createVouchers } from './index';
import { voucherData } from './personal-data';
import { voucherRoutes } from './routes';

export const vouchersModule = defineModule({
  name: 'vouchers',
  after: [storesModule, catalogueModule, accountsModule, cartModule],
  create: ({ database, now }) => createVouchers(database, now),
  routes: voucherRoutes,
  personalData: voucherData,
});
