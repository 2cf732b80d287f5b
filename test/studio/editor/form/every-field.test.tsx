import { checkDocument } from '../../../../provider/store-check/check-store';
import { PaletteSheet } from '../../../../studio/editor/entries/entry-dialogs';
import type { Json } from '../../../../studio/editor/editor';
import { appGroups, groupPlace, type AppGroup } from '../../../../studio/editor/form/app-groups';
import { ContrastNote } from '../../../../studio/editor/form/controls/color-control';
import { isPartList, schemaAt } from '../../../../studio/editor/form/schema-at';
import { valueAt } from '../../../../studio/editor/values';
import { PictureChooser, PictureDescriber } from '../../../../studio/pictures/picture-picker';
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

/** Every entry of a list of parts, and the entries in it. */
function entriesIn(document: Json, value: Json, pointer: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const list = schemaAt(document, pointer);
  const isParts = list !== null && isPartList(list);
  return Object.entries(value).flatMap(([step, child]) => [
    ...(isParts ? [`${pointer}/${step}`] : []),
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
