import { databases } from '../../support/provider/databases';
import { type StaffCalls, startStaff } from '../../support/provider/staff-calls';
import { startStudio, type Studio } from '../../support/server/studio-fixture';
import { authorisation } from './real-provider/authorisation';
import { foreignRequests } from './real-provider/foreign-requests';
import { items } from './real-provider/items';
import { requestSizes } from './real-provider/request-sizes';
import { sessions } from './real-provider/sessions';
import { signingIn } from './real-provider/signing-in';
import { storeUrls } from './real-provider/store-urls';
import { withoutKey } from './real-provider/without-key';

describe.each(databases)('the studio over a provider on %s', (_name, open) => {
  let staff: StaffCalls;
  let studio: Studio;
  beforeAll(async () => {
    staff = await startStaff(open);
    studio = await startStudio(staff.provider.baseUrl);
  });
  afterAll(async () => {
    await studio.close();
    await staff.provider.close();
  });
  const given = () => ({ staff, studio });

  signingIn(given);
  sessions(given);
  foreignRequests(given);
  requestSizes(given);
  items(given);
  authorisation(given);
  storeUrls(given);
  withoutKey(given);
});
