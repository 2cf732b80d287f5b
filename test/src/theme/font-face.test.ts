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
  expect(css.match(/src:url/g)).toHaveLength(files);
  expect(css.match(/font-display:swap/g)).toHaveLength(files);
  expect(css).toContain(`@font-face{font-family:"${name} Fallback";src:local("Arial")`);
  expect(stack).toMatch(new RegExp(`^"${name}", "${name} Fallback", system-ui`));
});
