import { defineModule } from '../define-module';
import { createCatalogueModule } from './index';
import { catalogueRoutes } from './routes';

export const catalogueModule = defineModule({
  name: 'catalogue',
  after: [],
  create: createCatalogueModule,
  routes: (modules, { now }) => catalogueRoutes(modules, now),
});
