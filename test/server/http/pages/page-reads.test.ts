import { isReadTheSame, notingReads, type PageSources } from '../../../../server/http/pages/page-reads';

const list = { kind: 'query', id: 'List' } as const;

/** @param answers what the store and its pictures answer now */
const sourcesOf = (answers: { items: string[]; picture: string | null }): PageSources => ({
  execute: (async () => ({ data: { items: answers.items } })) as unknown as PageSources['execute'],
  inlinePicture: async () => ({ url: answers.picture, pending: false }),
});

async function made() {
  const noting = notingReads(sourcesOf({ items: ['bayam'], picture: 'data:a' }));
  await noting.sources.execute(list, {});
  await noting.sources.inlinePicture('listimage/a', 480);
  return noting.reads;
}

test.each([
  ['the same answers', { items: ['bayam'], picture: 'data:a' }, true],
  ['another item', { items: ['kangkung'], picture: 'data:a' }, false],
  ['another picture', { items: ['bayam'], picture: 'data:b' }, false],
  ['a picture that fails', { items: ['bayam'], picture: null }, false],
])('with %s, that a page is as it was is %s', async (_case, answers, expected) => {
  expect(await isReadTheSame(await made(), sourcesOf(answers))).toBe(expected);
});

test('a page that read nothing is as it was', async () => {
  expect(await isReadTheSame([], sourcesOf({ items: [], picture: null }))).toBe(true);
});
