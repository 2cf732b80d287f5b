import { attemptsModule } from '../attempts/module';
import { accountsModule } from '../accounts/module';
import { defineModule } from '../define-module';
import { createFormsModule } from './index';
import { formData } from './personal-data';
import { formFileRoutes, formRoutes } from './routes';
import { sandboxFormRoutes } from './sandbox';

export const formsModule = defineModule({
  name: 'forms',
  after: [attemptsModule, accountsModule],
  create: createFormsModule,
  routes: formRoutes,
  serve: formFileRoutes,
  sandbox: sandboxFormRoutes,
  tasks: ({ forms: { formFiles } }) => [
    {
      name: 'delete pictures of forms that were not sent',
      run: () => formFiles.dropUnused(),
      done: 'Deleted pictures of forms that were not sent',
    },
  ],
  personalData: formData,
});
