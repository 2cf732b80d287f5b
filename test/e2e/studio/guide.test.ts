import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type RunningServer, startServer } from '../../support/programs/start-server';
import { temporaryFolder } from '../../support/programs/temporary-folder';
import { axeFindings } from '../page-checks';
import { expect, test } from '../watched-test';
import { followGuide, type Hand } from './follow-guide';

const guideIn = {
  English: readFileSync('docs/guides/change-a-shop.md', 'utf8'),
  Indonesian: readFileSync('docs/guides/mengubah-toko.md', 'utf8'),
};
const picture = join(temporaryFolder('guide'), 'harvest.png');

let server: RunningServer;

// What is published here must not change the stores of other tests.
test.beforeAll(async () => {
  server = await startServer();
  await sharp({ create: { width: 960, height: 480, channels: 3, background: '#7733aa' } })
    .png()
    .toFile(picture);
});
test.afterAll(() => server.stop());

test.describe.configure({ mode: 'serial' });

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 800 };

for (const [hand, viewport, language] of [
  ['mouse', laptop, 'English'],
  ['touch', phone, 'Indonesian'],
  ['keyboard', laptop, 'English'],
  ['keyboard', phone, 'English'],
] as const satisfies readonly (readonly [Hand, typeof phone, keyof typeof guideIn])[]) {
  test.describe(`with ${hand} at ${viewport.width} pixels`, () => {
    test.use({ viewport, hasTouch: hand === 'touch' });

    test(`the ${language} guide can be followed as it is written`, async ({ page }) => {
      await followGuide(
        {
          page,
          hand,
          isPhone: viewport === phone,
          baseUrl: server.url,
          storePath: '/kebunara',
          fileOf: () => picture,
        },
        guideIn[language],
      );
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
