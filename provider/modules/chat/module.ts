import { storesModule } from '../stores/module';
import { accountsModule } from '../accounts/module';
import { defineModule } from '../define-module';
import { createChatModule } from './index';
import { chatData } from './personal-data';
import { chatPictureRoutes, chatRoutes } from './routes';
import { sandboxChatRoutes } from './sandbox';

export const chatModule = defineModule({
  name: 'chat',
  after: [storesModule, accountsModule],
  create: createChatModule,
  routes: chatRoutes,
  serve: (app, modules, { uploads }) => chatPictureRoutes(app, modules, uploads),
  sandbox: sandboxChatRoutes,
  personalData: chatData,
});
