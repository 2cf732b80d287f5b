import { firstPictureOf } from '../../../../src/app/document/first-picture';
import type { RenderRequest } from '../../../../src/app/document/render-request';

const image = (path: string, priority = true) =>
  `<img alt="" width="480" src="/images/480/${path}"${priority ? ' fetchPriority="high"' : ' loading="lazy"'} class="a"/>`;
const found = { url: 'data:image/webp;base64,AA==', pending: false };

async function ruleOf(html: string, answer = found) {
  const inlinePicture = jest.fn(async () => answer);
  const points = [{ picture: 'listimage/b.webp', x: 10, y: 20 }];
  const picture = await firstPictureOf(html, { inlinePicture } as Partial<RenderRequest> as RenderRequest, points);
  return { ...picture, asked: inlinePicture.mock.calls };
}

test('the first picture is the background of its own place, at its focal point', async () => {
  const html = image('listimage/a.webp', false) + image('listimage/b.webp') + image('listimage/c.webp');
  expect(await ruleOf(html)).toEqual({
    css: 'img[src="/images/480/listimage/b.webp"]{background:url(data:image/webp;base64,AA==) 10% 20%/cover}',
    isLate: false,
    asked: [['listimage/b.webp', 480]],
  });
});

test.each([
  ['no first picture', image('listimage/a.webp', false)],
  ['a private one', '<img src="/private/a" fetchPriority="high"/>'],
  ['a path that ends a rule', image('listimage/a}b')],
])('a page with %s has no rule', async (_case, html) => {
  expect(await ruleOf(html)).toEqual({ css: '', isLate: false, asked: [] });
});

test('a page whose picture comes too late says so', async () => {
  const late = { url: null, pending: true } as unknown as typeof found;
  expect(await ruleOf(image('listimage/a.webp'), late)).toMatchObject({ css: '', isLate: true });
});
