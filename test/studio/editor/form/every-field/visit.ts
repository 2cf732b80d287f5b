import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SchemaKey } from '../../../../../studio/__generated__/schema-keys';
import type { Json } from '../../../../../studio/editor/editor';
import type { FieldSchema } from '../../../../../studio/editor/form/form-schema';
import { isPartList, schemaAt } from '../../../../../studio/editor/form/schema-at';
import { lastStep, listAt, parentOf, valueAt } from '../../../../../studio/editor/values';
import { showForm, type ShownForm } from '../form-double';
import { driveControl, driveEnglish } from './drive-control';
import { answerPickers } from './network';
import { rowName } from './schema-fields';

/** What a person did to a field, and the document after it. */
export interface Step {
  readonly pointer: string;
  readonly wanted: unknown;
  readonly document: Json;
}

type Document = Readonly<Record<string, unknown>>;

/** The steps by the property that they are for, or why there are none. */
export type Steps = Map<string, Step[] | Error>;

export const targetRow = (actionType: number) => `cta.value of action ${actionType}`;

/** What a target is depends on its action. */
function rowOf(document: Json, pointer: string): string {
  const key = schemaAt(document, pointer)?.$comment ?? '';
  if (key === 'cta.value') return targetRow(Number(valueAt(document, `${parentOf(pointer)}/type`)));
  return rowName(key, lastStep(parentOf(pointer)) === 'en');
}

const isDone = (steps: Steps, row: string) => steps.has(row) && !(steps.get(row) instanceof Error);

interface Visit {
  readonly form: ShownForm;
  readonly start: Document;
  readonly place: string;
  readonly steps: Steps;
}

async function record({ form, start, steps }: Visit, pointer: string, wanted: AsyncIterable<unknown>) {
  const row = rowOf(start, pointer);
  if (isDone(steps, row)) return;
  const own: Step[] = [];
  steps.set(row, own);
  try {
    for await (const value of wanted) own.push({ pointer, wanted: value, document: form.document() });
  } catch (error) {
    steps.set(row, error as Error);
  }
  await form.replace(start);
}

function marked(pointer: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-pointer="${pointer}"]`);
  if (!element) throw new Error(`${pointer} is not shown`);
  return element;
}

async function visitField(visit: Visit, pointer: string) {
  const { start } = visit;
  const schema = schemaAt(start, pointer);
  if (!schema) throw new Error(`The schema has no field ${pointer}`);
  const owner = parentOf(pointer);
  const field = {
    schema,
    value: valueAt(start, pointer),
    actionType: Number(valueAt(start, `${owner}/type`)),
    get element() {
      return marked(pointer);
    },
  };
  await record(visit, pointer, driveControl(field));
  const english = `${owner}/en/${lastStep(pointer)}`;
  if (schemaAt(start, english)) await record(visit, english, driveEnglish(field));
}

/** The ids of a part, and the category that makes it what it is: nobody types them. */
const comesWith = ({ properties = {} }: FieldSchema): [string, SchemaKey][] =>
  Object.entries(properties).flatMap(([name, { kind, const: fixed, $comment }]) =>
    kind === 'uid' || fixed !== undefined ? [[name, $comment]] : [],
  );

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** Adds an entry to a list, by its palette; of sections one of each sort, because each is a part of its own. */
async function visitList({ form, start, place, steps }: Visit, pointer: string) {
  const row = rowOf(start, pointer);
  if (steps.has(row)) return;
  const own: Step[] = [];
  steps.set(row, own);
  const before = listAt(start, pointer);
  const entry = `${pointer}/${before.length}`;
  for (let [at, count] = [0, 1]; at < count; at += 1) {
    await form.open(place);
    await user.click(
      within(pointer === place ? document.body : marked(pointer)).getByRole('button', { name: /^Add: / }),
    );
    const choices = [...(await screen.findByRole('dialog')).querySelectorAll('li button')];
    if (pointer === '/components') count = choices.length;
    await user.click(choices[at] as Element);
    const after = form.document();
    own.push({ pointer, wanted: [...before, valueAt(after, entry)], document: after });
    for (const [name, key] of comesWith(schemaAt(after, entry) ?? { $comment: 'store' })) {
      const value = valueAt(after, `${entry}/${name}`);
      if (value !== undefined) steps.set(key, [{ pointer: `${entry}/${name}`, wanted: value, document: after }]);
    }
    await form.replace(start);
  }
  await form.open(place);
}

const isList = (document: Json, pointer: string) => {
  const schema = schemaAt(document, pointer);
  return schema !== null && isPartList(schema);
};

/** Opens the form of a place, and sets each of its fields that is not set yet, as a person does. */
export async function visitPlace(start: Document, place: string, steps: Steps) {
  const form = await showForm({ document: start, place, execute: answerPickers });
  const visit: Visit = { form, start, place, steps };
  const pointers = [...document.querySelectorAll('[data-pointer]')].map(
    (one) => one.getAttribute('data-pointer') ?? '',
  );
  for (const pointer of pointers) if (!isList(start, pointer)) await visitField(visit, pointer);
  for (const pointer of isList(start, place) ? [place] : pointers)
    if (isList(start, pointer)) await visitList(visit, pointer);
  form.unmount();
}

/** Says what the picture of a field shows and where its middle is, as a person does. */
export async function describePicture(start: Document, place: string, pointer: string, steps: Steps) {
  const form = await showForm({ document: start, place, execute: answerPickers });
  await user.click(within(marked(pointer)).getByRole('button', { name: 'Description and focus' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByRole('textbox', { name: 'What it shows, in Indonesian' }), 'Kopi');
  await user.type(sheet.getByRole('textbox', { name: /^What it shows, in English/ }), 'Coffee');
  await user.click(sheet.getByRole('slider'));
  await user.keyboard('{ArrowLeft}{ArrowDown}');
  await user.click(sheet.getByRole('button', { name: 'Save to the draft' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const after = form.document();
  const entry = { picture: valueAt(start, pointer), alt: 'Kopi', focus_x: 48, focus_y: 52, en: { alt: 'Coffee' } };
  const note = (at: string, wanted: unknown) => steps.set(rowOf(after, at), [{ pointer: at, wanted, document: after }]);
  note('/pictures', [entry]);
  for (const [name, value] of Object.entries(entry)) if (name !== 'en') note(`/pictures/0/${name}`, value);
  note('/pictures/0/en/alt', entry.en.alt);
  form.unmount();
}
