import { storesModule } from '../stores/module';
import { attemptsModule } from '../attempts/module';
import { walletModule } from '../wallet/module';
import { accountsModule } from '../accounts/module';
import { defineModule } from '../define-module';
import { createInvoicesModule } from './index';
import { invoiceData } from './personal-data';
import { invoiceProofRoutes, invoiceRoutes } from './routes';
import { sandboxInvoiceRoutes } from './sandbox';

export const invoicesModule = defineModule({
  name: 'invoices',
  after: [storesModule, attemptsModule, walletModule, accountsModule],
  create: createInvoicesModule,
  routes: invoiceRoutes,
  serve: (app, modules, { uploads }) => invoiceProofRoutes(app, modules, uploads),
  sandbox: (app, modules, { uploads }) => sandboxInvoiceRoutes(app, modules, uploads),
  tasks: ({ invoices: { remindOfInvoices } }) => [{ name: 'remind of invoices', run: remindOfInvoices }],
  personalData: invoiceData,
});
