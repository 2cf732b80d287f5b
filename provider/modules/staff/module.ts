import { accountsModule } from '../accounts/module';
import { defineModule } from '../define-module';
import { mailModule } from '../mail/module';
import { createStaffModule } from './index';
import { invitationRoutes } from './routes/invitations';
import { memberRoutes } from './routes/members';
import { personRoutes } from './routes/person';
import { signInRoutes } from './routes/sign-in';

export const staffModule = defineModule({
  name: 'staff',
  after: [accountsModule, mailModule],
  create: createStaffModule,
  routes: ({ staff }) => ({
    ...signInRoutes(staff),
    ...personRoutes(staff),
    ...invitationRoutes(staff),
    ...memberRoutes(staff),
  }),
  tasks: ({ staff }) => [{ name: 'delete expired sessions and invitations of staff', run: () => staff.dropExpired() }],
});
