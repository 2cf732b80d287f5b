import { storesModule } from '../stores/module';
import { defineModule } from '../define-module';
import { createOrdersModule } from './index';
import { orderData } from './personal-data';
import { orderRoutes } from './routes/orders';
import { sandboxOrderRoutes } from './sandbox/orders';
import { sandboxRefundRoutes } from './sandbox/refunds';

export const ordersModule = defineModule({
  name: 'orders',
  after: [storesModule],
  create: createOrdersModule,
  routes: (modules, { now }) => orderRoutes(modules, now),
  sandbox(app, modules) {
    sandboxOrderRoutes(app, modules);
    sandboxRefundRoutes(app, modules);
  },
  tasks: ({ orders: { orders } }) => [
    { name: 'expire unpaid orders', run: () => orders.expire(), done: 'Expired unpaid orders' },
    { name: 'remind of payments', run: () => orders.remind() },
  ],
  personalData: orderData,
});
