import { startStudio } from '../../../support/server/studio-fixture';
import { type GivenStudio, signedIn } from './fixture';

export function withoutKey(given: GivenStudio) {
  describe('previews', () => {
    beforeEach(() => given().staff.forgetAll());

    test.each([
      ['has paths for them', {}, { path: expect.stringMatching(/^\/preview\/.+\/warung$/) }],
      ['has none without the key of the provider', { PROVIDER_KEY: '' }, null],
    ])('a server %s', async (_case, settings, preview) => {
      const { staff } = given();
      await staff.member('sari', 'viewer');
      const studio = await startStudio(staff.provider.baseUrl, settings);
      const browser = await signedIn(studio, 'sari');
      const { body } = await browser.send('preview', { codename: 'warung', revision: 1 });
      await studio.close();
      expect(body).toMatchObject({ data: { store: { preview } } });
    });
  });
}
