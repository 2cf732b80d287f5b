import { type FontFamily, fontFace } from '../../../src/theme/font-face';

test('the system font loads nothing', () => {
  expect(fontFace('SYSTEM')).toMatchObject({ css: '', preload: [] });
});

test.each<[FontFamily, string, number]>([
  ['PLUS_JAKARTA_SANS', 'Plus Jakarta Sans', 1],
  ['INTER', 'Inter', 1],
  ['NUNITO', 'Nunito', 1],
  ['POPPINS', 'Poppins', 2],
])('%s loads only its own files', (family, name, files) => {
  const { css, preload, stack } = fontFace(family);
  expect(preload).toHaveLength(files);
  const used = [...css.matchAll(/src:url\("([^"]+)"\)/g)].map(([, url]) => url);
  expect(new Set(used)).toEqual(new Set(preload));
  expect(css.match(/font-display:optional/g)).toHaveLength(files);
  const substitutes = `"${name} Arial", "${name} Roboto", system-ui`;
  expect(stack).toMatch(new RegExp(`^"${name}", ${substitutes}`));
});

test('each substitute is as wide and as high as the family, in both weights', () => {
  const { css } = fontFace('INTER');
  expect(css.match(/@font-face\{font-family:"Inter (Arial|Roboto)"[^}]*\}/g)).toEqual([
    '@font-face{font-family:"Inter Arial";src:local("Arial"),local("Liberation Sans");font-weight:400;size-adjust:105.4%;ascent-override:91.9%;descent-override:22.9%;line-gap-override:0%}',
    '@font-face{font-family:"Inter Arial";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:700;size-adjust:100.6%;ascent-override:96.4%;descent-override:24%;line-gap-override:0%}',
    '@font-face{font-family:"Inter Roboto";src:local("Roboto");font-weight:400;size-adjust:104.6%;ascent-override:92.6%;descent-override:23%;line-gap-override:0%}',
    '@font-face{font-family:"Inter Roboto";src:local("Roboto Bold");font-weight:700;size-adjust:106.9%;ascent-override:90.7%;descent-override:22.6%;line-gap-override:0%}',
  ]);
});
