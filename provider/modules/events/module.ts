import { accountsModule } from '../accounts/module';
import { defineModule } from '../define-module';
import { createCustomerEvents, customerEventRoutes } from './routes';

export const eventsModule = defineModule({
  name: 'events',
  after: [accountsModule],
  create: ({ database }) => createCustomerEvents(database),
  serve: (app, modules) => customerEventRoutes(app, modules, modules.events),
});
