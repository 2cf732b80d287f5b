import type { Editor } from '../../../../studio/editor/editor';
import { rootLists } from '../../../../studio/editor/entries/model/kinds';
import { restoreEntry } from '../../../../studio/editor/entries/operations/restore-entry';
import { applied } from './demo-outline';

type Document = Editor['document'];

const [chat, call] = [
  { view_uid: 'chat', type: 0 },
  { view_uid: 'call', type: 0 },
];
const kontak = { view_uid: 'kontak', category: 3, ctas: [chat, call] };
const [sayur, slide] = [{ view_uid: 'sayur', category: 6 }, { title: 'Promo' }];
const before = { components: [sayur, kontak], app: { slider: [slide, slide] } };

const ctas = {
  pointer: '/ctas',
  entry: 'action',
  min: 1,
  max: 40,
  words: 'actionList.ctas',
  at: '/components/1/ctas',
} as const;
const slides = { ...rootLists.slider, at: '/app/slider' };
const withSlides = (...slider: readonly object[]) => ({ ...before, app: { slider } });

const restored = (now: Document, removed: Parameters<typeof restoreEntry>[1]) => {
  const change = restoreEntry(now, removed);
  return change && applied(now, change.operations);
};

test('an entry is put back into its own list, wherever that is now', () => {
  const now = { ...before, components: [{ ...kontak, ctas: [chat] }, sayur] };
  expect(restored(now, { before, list: ctas, index: 1 })).toEqual({ ...before, components: [kontak, sayur] });
});

test('nothing is put back into a list that is gone, or that has the entry again', () => {
  expect(restored({ ...before, components: [sayur] }, { before, list: ctas, index: 1 })).toBeNull();
  expect(restored(before, { before, list: ctas, index: 1 })).toBeNull();
});

test('an entry without an id is put back unless as many of its kind are there', () => {
  expect(restored(withSlides(slide), { before, list: slides, index: 0 })).toEqual(before);
  expect(restored(before, { before, list: slides, index: 0 })).toBeNull();
});
