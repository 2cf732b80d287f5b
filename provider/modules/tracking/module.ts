import { defineModule } from '../define-module';
import { createTracking } from './index';
import { trackingRoutes } from './routes';

export const trackingModule = defineModule({
  name: 'tracking',
  after: [],
  create: ({ database }) => createTracking(database),
  routes: trackingRoutes,
});
