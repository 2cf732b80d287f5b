import { choicesFor } from '../../../../studio/editor/entries/palette/new-entries';
import { sortIcon } from '../../../../studio/editor/entries/palette/sort-icons';

test.each(['action', 'carrier', 'payment'] as const)(
  'each sort of %s that can be added has an icon of its own',
  (entry) => {
    const icons = choicesFor({ entry }).map(({ sort }) => sortIcon(entry, sort));
    expect(icons).not.toContain(undefined);
    expect(new Set(icons).size).toBe(icons.length);
  },
);

test('kinds without sorts have none', () => {
  expect([sortIcon('slide', null), sortIcon('segment', 0)]).toEqual([undefined, undefined]);
});
