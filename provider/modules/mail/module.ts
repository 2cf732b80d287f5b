import { storesModule } from '../stores/module';
import { defineModule } from '../define-module';
import { createMailingModule } from './index';
import { mailData } from './personal-data';
import { sandboxRoutes } from './sandbox';

export const mailModule = defineModule({
  name: 'mail',
  after: [storesModule],
  create: createMailingModule,
  sandbox: sandboxRoutes,
  personalData: mailData,
});
