import { storesModule } from '../stores/module';
import { attemptsModule } from '../attempts/module';
import { accountsModule } from '../accounts/module';
import { defineModule } from '../define-module';
import { createReferralsModule } from './index';
import { referralData } from './personal-data';
import { referralRoutes } from './routes';

export const referralsModule = defineModule({
  name: 'referrals',
  after: [storesModule, attemptsModule, accountsModule],
  create: createReferralsModule,
  routes: referralRoutes,
  personalData: referralData,
});
