import { defineModule } from '../define-module';
import { createStoresModule } from './index';
import { appRoutes } from './routes';

export const storesModule = defineModule({
  name: 'stores',
  after: [],
  create: createStoresModule,
  routes: appRoutes,
  tasks: ({ stores: { drafts } }) => [{ name: 'delete superseded drafts', run: drafts.deleteSuperseded }],
});
