import { labelChoices } from '../../../src/routing/label-choices';

const labels = [
  { id: 'teh', name: 'Teh' },
  { id: 'kopi', name: 'Kopi' },
];

test.each([
  ['nothing', [], { teh: ['teh'], kopi: ['kopi'] }],
  ['a label', ['teh'], { teh: [], kopi: ['teh', 'kopi'] }],
  [
    'labels that the store lacks',
    ['hantu', 'teh', 'naga'],
    { hantu: ['teh'], naga: ['teh'], teh: [], kopi: ['teh', 'kopi'] },
  ],
])('with %s chosen, a choice keeps the labels of the store alone', (_what, chosen, next) => {
  expect(Object.fromEntries(labelChoices(labels, chosen).map((choice) => [choice.id, choice.next]))).toEqual(next);
});
