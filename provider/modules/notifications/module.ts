import { defineModule } from '../define-module';
import { createNotificationsModule } from './index';
import { notificationData } from './personal-data';
import { notificationRoutes } from './routes';

export const notificationsModule = defineModule({
  name: 'notifications',
  after: [],
  create: createNotificationsModule,
  routes: (modules, { pushOrigin }) => notificationRoutes(modules, pushOrigin),
  tasks: ({ notifications: { notifications } }) => [
    { name: 'delete old notifications', run: () => notifications.dropOld() },
  ],
  personalData: notificationData,
});
