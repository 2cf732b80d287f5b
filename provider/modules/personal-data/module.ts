import { storesModule } from '../stores/module';
import { accountsModule } from '../accounts/module';
import { defineModule } from '../define-module';
import { createClosing } from './index';
import { exportRoutes, personalDataRoutes } from './routes';
import { sandboxClosedAccountRoutes } from './sandbox';

export const personalDataModule = defineModule({
  name: 'personalData',
  after: [storesModule, accountsModule],
  create: createClosing,
  routes: personalDataRoutes,
  serve: exportRoutes,
  sandbox: sandboxClosedAccountRoutes,
  tasks: ({ personalData }) => [
    { name: 'delete the pictures of closed accounts', run: () => personalData.deleteBlobs() },
  ],
});
