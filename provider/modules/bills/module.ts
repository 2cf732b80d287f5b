import { attemptsModule } from '../attempts/module';
import { accountsModule } from '../accounts/module';
import { defineModule } from '../define-module';
import { createBillsModule } from './index';
import { billData } from './personal-data';
import { billRoutes } from './routes';
import { sandboxBillRoutes } from './sandbox';

export const billsModule = defineModule({
  name: 'bills',
  after: [attemptsModule, accountsModule],
  create: createBillsModule,
  routes: billRoutes,
  sandbox: sandboxBillRoutes,
  polls: ({ bills: { bills } }) => [{ program: 'biller', run: () => bills.handOver.run() }],
  personalData: billData,
});
