import { ownRooms, storeRooms } from '../../../studio/app/routes';
import { expect, test } from '../watched-test';
import { editorRooms } from './rooms/editor-rooms';
import { ownRooms as looksOfOwnRooms } from './rooms/own-rooms';
import { storeRooms as looksOfStoreRooms } from './rooms/store-rooms';
import { type Visit, visitIn } from './rooms/visit';

type Walk = (visit: Visit) => Promise<void>;

/** The walks through each room of the studio, by its path. */
const rooms: Readonly<Record<string, Readonly<Record<string, Walk>>>> = {
  ...looksOfOwnRooms,
  ...editorRooms,
  ...looksOfStoreRooms,
};

test('each room of the studio is looked at', () => {
  expect(Object.keys(rooms).toSorted()).toEqual([...ownRooms, ...storeRooms].map(({ path }) => path).toSorted());
});

for (const language of ['id', 'en'] as const) {
  for (const [name, walk] of Object.values(rooms).flatMap((walks) => Object.entries(walks))) {
    test(`${name}, in ${language}: everything can be read and reached, in all sizes and states`, async ({
      page,
      watch,
    }) => {
      const visit = visitIn(page, language, watch);
      await walk(visit);
      expect(visit.faults).toEqual([]);
    });
  }
}
