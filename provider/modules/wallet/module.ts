import { storesModule } from '../stores/module';
import { attemptsModule } from '../attempts/module';
import { defineModule } from '../define-module';
import { createWalletModule } from './index';
import { walletData } from './personal-data';
import { ledgerRoutes, walletRoutes } from './routes';

export const walletModule = defineModule({
  name: 'wallet',
  after: [storesModule, attemptsModule],
  create: createWalletModule,
  routes: walletRoutes,
  serve: ledgerRoutes,
  personalData: walletData,
});
