import sharp from 'sharp';
import { drawPicture } from '../../../provider/media/draw-picture';
import { demoMedia } from '../../support/provider/demo-media';

const draw = (medium: string) => {
  const [kind = '', name = ''] = medium.split('/');
  return drawPicture(kind, name);
};

async function fault(medium: string): Promise<string | null> {
  const picture = await draw(medium);
  if (picture === null) return `${medium} is unknown`;
  const pixels = await sharp(Buffer.from(picture.body)).resize(32).raw().toBuffer();
  return new Set(pixels).size > 16 ? null : `${medium} is blank`;
}

test.each(demoMedia)(
  'every picture of %s is drawn and rasterised',
  async (_codename, media) => {
    const faults = await Promise.all(media.map(fault));
    expect(faults.filter((one) => one !== null)).toEqual([]);
  },
  120_000,
);

test('the same name gives the same picture', async () => {
  expect(await draw('listimage/tomato.carrot~mint.svg')).toEqual(await draw('listimage/tomato.carrot~mint.svg'));
});

test.each([
  ['listimage', 640, 640, 'listimage/jar_tomato~mint.svg'],
  ['appslider', 960, 480, 'appslider/tomato~mint.svg'],
  ['appicon', 256, 256, 'appicon/tomato.svg'],
  ['popup', 640, 800, 'popup/tomato~mint~Panen_raya.svg'],
])('a %s is %d by %d', async (_kind, width, height, medium) => {
  const picture = await draw(medium);
  expect(await sharp(Buffer.from(picture?.body ?? '')).metadata()).toMatchObject({ width, height, format: 'svg' });
});

test.each([
  'poster/tomato~mint.svg',
  'listimage/tomato~mint.png',
  'listimage/tomato~mint',
  'listimage/tomato.svg',
  'listimage/~mint.svg',
  'listimage/no-such-thing~mint.svg',
  'listimage/constructor~mint.svg',
  'listimage/toString_tomato~mint.svg',
  'listimage/crate_tomato~mint.svg',
  'listimage/tomato~no-such-ground.svg',
  'listimage/tomato~constructor.svg',
  'listimage/tomato.tomato.tomato.tomato~mint.svg',
  'appicon/tomato.carrot.svg',
  'popup/tomato~mint.svg',
])('rejects %s', async (medium) => {
  expect(await draw(medium)).toBeNull();
});
