import { contrast } from '../../../src/theme/contrast';
import { contrastMends } from '../../../studio/changes/contrast-mends';

const block = (more: object) => ({ view_uid: 'promo', title: 'Promo', metas: {}, ...more });
const store = (...segments: object[]) => ({
  app: { header: 0 },
  components: [{ view_uid: 'a' }, { view_uid: 'b', segments }],
});
const at = '/components/1/segments/0';

test.each<[title: string, document: object, expected: object[]]>([
  ['a readable title', store(block({ color_background: '#ffffff', color_text: '#222222' })), []],
  [
    'a title on the background of the page, which has the colours of the look',
    store(block({ color_text: '#eeeeee' })),
    [],
  ],
  ['a background alone', store(block({ color_background: '#777777' })), []],
  ['no colour', store(block({ color_background: '#ffffff', color_text: 'merah' })), []],
  [
    'a title that is too light',
    store(block({ color_background: '#ffffff', color_text: '#EEEEEE' })),
    [{ pointer: `${at}/color_text`, chosen: '#eeeeee' }],
  ],
  [
    'the other title colour, where there is no first one',
    store(block({ color_background: '#ffffff', metas: { colorText: '#eeeeee' } })),
    [{ pointer: `${at}/metas/colorText`, chosen: '#eeeeee' }],
  ],
  [
    'the other title colour, which a first one replaces',
    store(block({ color_background: '#ffffff', color_text: '#222222', metas: { colorText: '#eeeeee' } })),
    [],
  ],
  [
    'text in the header, beside a title',
    {
      ...store(block({ color_background: '#ffffff', color_text: '#eeeeee' })),
      app: { header: 3, color_font: '#ffff00' },
    },
    [
      { pointer: '/app/color_font', chosen: '#ffff00' },
      { pointer: `${at}/color_text`, chosen: '#eeeeee' },
    ],
  ],
  [
    'a colour of the theme',
    { app: {}, theme: { 'color-text': '#fafafa' } },
    [{ pointer: '/theme/color-text', chosen: '#fafafa' }],
  ],
])('of %s', (_title, document, expected) => {
  expect(contrastMends({ ...document })).toMatchObject(expected);
});

test('what is shown instead can be read on the background of the block', () => {
  const [mend] = contrastMends(store(block({ color_background: '#ffffff', color_text: '#eeeeee' })));
  expect(contrast(mend?.shown ?? '#ffffff', '#ffffff')).toBeGreaterThanOrEqual(4.5);
});

test('a block that moves has the same mend, and one with another background has not', () => {
  const light = block({ color_background: '#ffffff', color_text: '#eeeeee' });
  const id = (document: ReturnType<typeof store>) => contrastMends(document)[0]?.id;
  expect(id(store(light))).toBe(id(store({ view_uid: 'first' }, light)));
  expect(id(store(light))).not.toBe(id(store({ ...light, color_background: '#dddddd' })));
});
