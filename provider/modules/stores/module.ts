import { defineModule } from '../define-module';
import { createStoresModule } from './index';
import { appRoutes } from './routes';
import { storeEventRoutes } from './store-events';

export const storesModule = defineModule({
  name: 'stores',
  after: [],
  create: createStoresModule,
  routes: appRoutes,
  serve: (app, { stores: { changes } }) => storeEventRoutes(app, changes.events),
  tasks: ({ stores: { changes, drafts } }) => [
    { name: 'delete superseded drafts', run: drafts.deleteSuperseded },
    { name: 'delete old catalogue changes', run: changes.deleteOld },
  ],
});
