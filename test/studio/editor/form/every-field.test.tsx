import { checkDocument } from '../../../../provider/store-check/check-store';
import { PaletteSheet } from '../../../../studio/editor/entries/entry-dialogs';
import type { Json } from '../../../../studio/editor/editor';
import { appGroups, groupPlace, type AppGroup } from '../../../../studio/editor/form/app-groups';
import { ContrastNote } from '../../../../studio/editor/form/controls/color-control';
import { isPartList, schemaAt } from '../../../../studio/editor/form/schema-at';
import { valueAt } from '../../../../studio/editor/values';
import { PictureChooser, PictureDescriber } from '../../../../studio/pictures/picture-picker';
import { storeProgram } from '../../../support/programs/store-command';
import { type Publisher, startPublisher } from '../../../support/studio/start-publisher';
import { documentsWith } from './every-field/documents-with';
import { everyPart, withOwnColor } from './every-field/every-part';
import { schemaFields } from './every-field/schema-fields';
import { describePicture, type Steps, targetRow, visitPlace } from './every-field/visit';

/** Issues of how a value fits others of the store. */
const ofOthers = new Set(['NEEDS_FIELD', 'WRONG_INVOICE_METHOD']);

/** What the provider's check says against the value at a pointer itself. */
const issuesAt = (document: Json, pointer: string) =>
  checkDocument(document).issues.filter(
    ({ path, code }) => `/${path.join('/')}` === pointer && !(code && ofOthers.has(code)),
  );

function isParts(document: Json, pointer: string): boolean {
  const list = schemaAt(document, pointer);
  return list !== null && isPartList(list);
}

/** Every entry of a list of parts, and the entries in it. */
function entriesIn(document: Json, value: Json, pointer: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([step, child]) => [
    ...(isParts(document, pointer) ? [`${pointer}/${step}`] : []),
    ...entriesIn(document, child, `${pointer}/${step}`),
  ]);
}

const lists = ['/components', '/forms', '/bill_services'];
const groups = (Object.keys(appGroups) as AppGroup[]).map(groupPlace);
const places = [...groups, '/theme', '/rides', ...lists, ...entriesIn(everyPart, everyPart, '').toReversed()];

const notInForms: Readonly<Record<string, string>> = {
  'store.$schema': 'tells editors of files where the schema is',
  'store.codename': 'is the address of the store, which is made with it',
  'store.revision': 'is counted by the provider',
  'app.view_uid': 'is made with the store',
  'app.label_default': 'is read by no page',
};

const targetTypes = [0, 1, 3, 7, 11, 15, 18, 43];
const rows = schemaFields()
  .filter((row) => !(row in notInForms))
  .flatMap((row) => (row === 'cta.value' ? targetTypes.map(targetRow) : [row]));

const steps: Steps = new Map();

beforeAll(async () => {
  await Promise.all([PaletteSheet, PictureChooser, PictureDescriber, ContrastNote].map((part) => part.preload()));
  for (const place of places) await visitPlace(everyPart, place, steps);
  await visitPlace(withOwnColor, groupPlace('look'), steps);
  await describePicture(everyPart, groupPlace('look'), '/app/header_logo', steps);
}, 300_000);

test.each(rows)('%s is set by its control', (row) => {
  const own = steps.get(row);
  if (own instanceof Error) throw own;
  expect(own ?? []).not.toEqual([]);
  for (const { pointer, wanted, document } of own ?? []) {
    expect([pointer, valueAt(document, pointer)]).toEqual([pointer, wanted]);
    expect(issuesAt(document, pointer)).toEqual([]);
  }
});

describe('at the provider', () => {
  let publisher: Publisher;
  beforeAll(async () => {
    publisher = await startPublisher(storeProgram);
    await publisher.addStore(everyPart.codename, 'roti');
  }, 60_000);
  afterAll(() => publisher.stop());

  test('what is set by the controls is what `export` gives', async () => {
    const choices = rows.map((row) => {
      const own = steps.get(row);
      if (own instanceof Error || !own) throw new Error(`${row} is not set`);
      return own.filter(({ wanted }) => wanted !== undefined);
    });
    for (const { document, steps: own } of documentsWith(everyPart, choices)) {
      await publisher.publish(document);
      const exported = await publisher.exported(everyPart.codename);
      expect(exported).toEqual(document);
      // What a list got beside its entries is in the steps of their own fields.
      const fields = own.filter(({ pointer }) => !isParts(document, pointer));
      expect(fields.map(({ pointer }) => [pointer, valueAt(exported, pointer)])).toEqual(
        fields.map(({ pointer, wanted }) => [pointer, wanted]),
      );
    }
  }, 120_000);
});
