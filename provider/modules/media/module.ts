import { defineModule } from '../define-module';
import { mediaRoutes } from './routes';

export const mediaModule = defineModule({
  name: 'media',
  after: [],
  create: () => ({}),
  serve: (app, _modules, { blobs }) => mediaRoutes(app, blobs),
});
