import { fitsKind, kindOfField } from '../../../studio/pictures/picture-shapes';
import { nameOfPicture, titleOfFile } from '../../../studio/pictures/picture-title';
import { replacePicture } from '../../../studio/pictures/replace-picture';
import { mayEditPictures } from '../../../studio/app/rights';
import { pictureUses } from '../../../shared/documents/picture-uses';

const from = 'listimage/a.webp';
const to = 'popup/b.webp';

test('a picture is replaced wherever a document names it, and nothing else changes', () => {
  const document = {
    app: {
      app_icon: from,
      name: `Toko ${from.length}`,
      slider: [{ image: from }, { image: 'listimage/a.webp2' }],
      n: 3,
    },
    components: [{ content: `<img src="/media/${from}"><img src="/images/480/${from}">` }, null],
  };
  const replaced = replacePicture(document, from, to);
  expect(pictureUses(replaced).filter(({ picture }) => picture === from)).toEqual([]);
  expect(replaced).toEqual({
    app: { app_icon: to, name: 'Toko 16', slider: [{ image: to }, { image: 'listimage/a.webp2' }], n: 3 },
    components: [{ content: `<img src="/media/${to}"><img src="/images/480/${to}">` }, null],
  });
  expect(document.app.app_icon).toBe(from);
});

test.each([
  ['/app/slider/2/image', 'appslider'],
  ['/app/popup_image', 'popup'],
  ['/app/app_icon', 'appicon'],
  ['/app/carriers/0/icon', 'appicon'],
  ['/components/3/ctas/0/icon', 'appicon'],
  ['/app/header_logo', 'listimage'],
  ['/components/3/segments/0/image', 'listimage'],
])('the field %s shows a picture of the kind %s', (pointer, kind) => {
  expect(kindOfField(pointer)).toBe(kind);
});

test.each([
  [{ width: 1600, height: 800 }, 'appslider', true],
  [{ width: 1600, height: 801 }, 'appslider', true],
  [{ width: 1600, height: 1600 }, 'appslider', false],
  [{ width: 0, height: 0 }, 'popup', true],
  [{ width: 300, height: 100 }, 'listimage', true],
] as const)('%j fits %s: %s', (size, kind, fits) => {
  expect(fitsKind(size, kind)).toBe(fits);
});

test.each([
  ['Kopi_susu-1.JPG', 'Kopi susu 1'],
  ['foto', 'foto'],
  ['...', '...'],
])('the file %s is called %s', (file, title) => {
  expect(titleOfFile(file)).toBe(title);
});

test.each([
  [{ picture: 'listimage/x.webp', title: 'Kopi' }, 'Kopi'],
  [{ picture: 'listimage/kopi-susu-0123456789abcdef.webp', title: '' }, 'kopi susu'],
  [{ picture: 'appslider/tomato~mint.svg', title: '' }, 'tomato'],
  [{ picture: 'appslider/leafy-green.onion~mint~Panen_pagi.svg', title: '' }, 'leafy green, onion'],
])('%j is called %s', (picture, name) => {
  expect(nameOfPicture(picture)).toBe(name);
});

test.each([
  ['OWNER', [], true],
  ['PUBLISHER', [], true],
  ['EDITOR', ['CONTENT'], true],
  ['EDITOR', ['LOOK', 'RULES'], false],
  ['VIEWER', ['CONTENT'], false],
] as const)('%s with the scopes %j may change pictures: %s', (role, scopes, may) => {
  expect(mayEditPictures({ role, scopes })).toBe(may);
});
