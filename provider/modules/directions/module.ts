import { storesModule } from '../stores/module';
import { defineModule } from '../define-module';
import { createDirections } from './index';
import { directionData } from './personal-data';
import { directionRoutes } from './routes';

export const directionsModule = defineModule({
  name: 'directions',
  after: [storesModule],
  create: createDirections,
  routes: directionRoutes,
  tasks: ({ directions }) => [{ name: 'delete expired quotes', run: () => directions.dropExpired() }],
  personalData: directionData,
});
