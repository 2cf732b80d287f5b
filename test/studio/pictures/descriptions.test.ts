import { applyOperations } from '../../../studio/editor/draft/apply-operations';
import { type Description, describe as say, describePart, descriptionOf } from '../../../studio/pictures/descriptions';
import { replacePicture } from '../../../studio/pictures/replace-picture';

const picture = 'listimage/a.webp';
const focus = { x: 50, y: 50 };
const blank: Description = { alt: '', english: '', focus };
const whole: Description = { alt: 'Kopi', english: 'Coffee', focus: { x: 20, y: 50 } };
const other = { picture: 'listimage/b.webp', alt: 'Teh' };

const after = (document: object, description: Description) =>
  applyOperations({ ...document }, say(document, picture, description));

describe.each([
  ['no list', {}],
  ['an empty list', { pictures: [] }],
  ['another picture', { pictures: [other] }],
  ['the picture', { pictures: [other, { picture, alt: 'Dulu', focus_y: 3, en: { alt: 'Once' } }] }],
])('in a document with %s', (_title, document) => {
  test('a description is what is read back, and others stay', () => {
    const next = after(document, whole);
    expect(descriptionOf(next, picture)).toEqual(whole);
    expect(descriptionOf(next, other.picture)).toEqual(descriptionOf(document, other.picture));
  });

  test('what is as without a description is not written', () => {
    const { pictures = [] } = after(document, { ...blank, alt: 'Kopi' }) as { pictures?: readonly object[] };
    expect(pictures).toContainEqual({ picture, alt: 'Kopi' });
  });

  test('an empty description leaves no entry', () => {
    expect(JSON.stringify(after(document, blank))).not.toContain(picture);
  });
});

test('the last description leaves no list', () => {
  expect(after({ pictures: [{ picture, alt: 'Kopi' }] }, blank)).toEqual({});
});

test('a part of a picture gets its texts, and not its focal point', () => {
  const document = applyOperations({}, say({}, picture, whole));
  const next = applyOperations(document, describePart(document, picture, 'appslider/c.webp'));
  expect(descriptionOf(next, 'appslider/c.webp')).toEqual({ ...whole, focus });
  expect(describePart(next, picture, 'appslider/c.webp')).toEqual([]);
  expect(describePart({}, picture, 'appslider/c.webp')).toEqual([]);
});

test('replacing a picture everywhere leaves what is said of it', () => {
  const pictures = [{ picture, alt: 'Kopi' }];
  expect(replacePicture({ app: { app_icon: picture }, pictures }, picture, 'listimage/new.webp')).toEqual({
    app: { app_icon: 'listimage/new.webp' },
    pictures,
  });
});
