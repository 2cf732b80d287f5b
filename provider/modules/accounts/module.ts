import { storesModule } from '../stores/module';
import { attemptsModule } from '../attempts/module';
import { walletModule } from '../wallet/module';
import { defineModule } from '../define-module';
import { createAccountsModule } from './index';
import { favouriteData } from './favourite-data';
import { accountData } from './personal-data';
import { codeRoutes, passwordRoutes } from './routes/codes';
import { favouriteRoutes } from './routes/favourites';
import { photoFileRoutes, photoRoutes } from './routes/photos';
import { sessionRoutes } from './routes/sessions';

export const accountsModule = defineModule({
  name: 'accounts',
  after: [storesModule, attemptsModule, walletModule],
  create: createAccountsModule,
  routes: (modules, { now }) => ({
    ...sessionRoutes(modules, now),
    ...codeRoutes(modules, now),
    ...passwordRoutes(modules, now),
    ...photoRoutes(modules),
    ...favouriteRoutes(modules),
  }),
  serve: photoFileRoutes,
  tasks: ({ accounts: { expiredSecrets } }) => [
    { name: 'delete expired tokens, codes and attempts', run: () => expiredSecrets.drop() },
  ],
  personalData: [...favouriteData, ...accountData],
});
