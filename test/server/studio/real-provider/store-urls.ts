import { settings } from '../../../support/server/facade-fixture';
import { startStudio } from '../../../support/server/studio-fixture';
import { type GivenStudio, signedIn } from './fixture';

export function storeUrls(given: GivenStudio) {
  describe('the URL of a store', () => {
    beforeEach(() => given().staff.forgetAll());

    test.each([
      ['below the URL of all stores', true, `${settings.PUBLIC_URL}/warung`],
      ['its own host in host mode', false, 'http://warung.example/'],
    ])('is %s', async (_case, MULTI_TENANT, url) => {
      const { staff } = given();
      await staff.member('sari', 'viewer');
      const studio = await startStudio(staff.provider.baseUrl, { MULTI_TENANT });
      const browser = await signedIn(studio, 'sari');
      const { body } = await browser.send('store', { codename: 'warung' });
      await studio.close();
      expect(body).toMatchObject({ data: { store: { url } } });
    });
  });
}
