import { storesModule } from '../stores/module';
import { catalogueModule } from '../catalogue/module';
import { staffModule } from '../staff/module';
import { defineModule } from '../define-module';
import { createAdminModule } from './index';
import { mediaAdminRoutes } from './routes/media';
import { resourceRoutes } from './routes/resources';
import { staffAdminRoutes } from './routes/staff';
import { adminRoutes } from './routes/stores';

export const adminModule = defineModule({
  name: 'admin',
  after: [storesModule, catalogueModule, staffModule],
  create: createAdminModule,
  routes: ({ admin }) => adminRoutes(admin),
  serve(app, { admin }) {
    resourceRoutes(app, admin);
    mediaAdminRoutes(app, admin);
    staffAdminRoutes(app, admin);
  },
});
