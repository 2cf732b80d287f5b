import { defineModule } from '../define-module';
import { catalogueModule } from '../catalogue/module';
import { staffModule } from '../staff/module';
import { storesModule } from '../stores/module';
import { createStudioModule } from './index';
import { studioRoutes } from './routes';

export const studioModule = defineModule({
  name: 'studio',
  after: [storesModule, catalogueModule, staffModule],
  create: createStudioModule,
  routes: ({ studio }) => studioRoutes(studio),
  tasks: ({ studio: { pictures, previews, dropSilent } }) => [
    { name: 'delete pictures that nothing names', run: pictures.deleteUnnamed },
    { name: 'delete expired links to previews', run: previews.dropExpired },
    { name: 'delete where people were in the studio', run: dropSilent },
  ],
});
