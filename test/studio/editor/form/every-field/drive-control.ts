import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Json } from '../../../../../studio/editor/editor';
import { type ControlKind, controlKind } from '../../../../../studio/editor/form/control-kind';
import type { FieldSchema } from '../../../../../studio/editor/form/form-schema';
import type { SchemaKey } from '../../../../../studio/__generated__/schema-keys';
import { words } from '../../../../../studio/words/en';

/** A field on the screen. */
export interface ShownField {
  /** As it is on the screen now. */
  readonly element: HTMLElement;
  readonly schema: FieldSchema;
  readonly value: Json;
  /** The type of the action that a target belongs to. */
  readonly actionType: number;
}

/** The value that the document should have after each step of a person. */
type Steps = AsyncGenerator<unknown, void, void>;

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const click = (element: Element) => user.click(element);

async function inDialog(text: string | RegExp) {
  const [dialog] = await waitFor(() => {
    const open = [...document.querySelectorAll<HTMLElement>('dialog[open]')];
    expect(open).not.toEqual([]);
    return open.slice(-1);
  });
  await click(await within(dialog as HTMLElement).findByText(text));
}

const opener = ({ element }: ShownField, at = 0) =>
  element.querySelectorAll('button[aria-haspopup="dialog"]')[at] as HTMLElement;

async function pick(field: ShownField, text: string) {
  await click(opener(field));
  await inDialog(text);
}

async function type(input: Element, text: string) {
  await user.clear(input);
  // A bracket starts the name of a key.
  await user.type(input, text.replaceAll(/[[{]/g, '$&$&'));
}

const samples: Partial<Record<SchemaKey, string>> = {
  'app.contact_phone': '+628123456789',
  'app.contact_email': 'toko@toko.test',
  'app.currency': 'Rb',
  'app.currency_code': 'USD',
  'app.order_prefix': 'TK',
  'app.android_package': 'id.toko',
  'app.short_link_host': 'toko.test',
  'app.appmeta.country_code': 'sg',
  'paymentOption.va_prefix': '8808',
  'billService.product_code': 'AIR',
  'billProduct.product_code': 'AIR20',
};

const sampleText = ({ $comment }: FieldSchema) => samples[$comment] ?? 'Baru';

const textIn = ({ element }: ShownField, english: boolean): HTMLElement => {
  const label = english ? 'English' : 'Indonesian';
  const labelled = within(element).queryByLabelText(label);
  return labelled ?? within(element).getByRole('textbox');
};

async function* typed(field: ShownField): Steps {
  const text = sampleText(field.schema);
  await type(textIn(field, false), text);
  yield text;
}

const optionName = ({ values }: FieldSchema, value: string | number) => words[`${values}=${value}` as SchemaKey].name;

/** Values that look like another one are not offered. The value that the field has comes last, so that each is a change. */
function offered({ schema: { enum: all = [], $comment, initial }, value }: ShownField) {
  const now = value ?? initial;
  const shown = now === '' ? '1' : now;
  return all
    .filter((one) => one !== '' && !($comment === 'app.layout' && (one === 2 || one === 3)))
    .toSorted((one, other) => Number(one === shown) - Number(other === shown));
}

async function* chosenOne(field: ShownField): Steps {
  for (const value of offered(field)) {
    const name = optionName(field.schema, value);
    if (opener(field)) await pick(field, name);
    else await click(within(field.element).getByText(name));
    yield value;
  }
}

async function* chosenSeveral({ element, schema, value }: ShownField): Steps {
  const options = schema.items && 'enum' in schema.items ? (schema.items.enum ?? []) : [];
  let chosen = (value ?? schema.initial ?? []) as readonly (string | number)[];
  for (const option of options) {
    await click(within(element).getByRole('checkbox', { name: optionName(schema, option) }));
    chosen = options.filter((one) => chosen.includes(one) !== (one === option));
    yield chosen.length === 0 ? undefined : chosen;
  }
}

async function* switched({ element, schema, value }: ShownField): Steps {
  const isOn = `${(value ?? schema.initial) as string}` === '1';
  const of = (on: boolean) => (schema.type === 'string' ? (on ? '1' : '0') : Number(on));
  await click(within(element).getByRole('switch'));
  yield of(!isOn);
  await click(within(element).getByRole('switch'));
  yield of(isOn);
}

/** At least what other fields need to sell. */
const numbers: Partial<Record<SchemaKey, number>> = { 'billService.max_length': 20 };

async function* typedNumber(field: ShownField): Steps {
  const { minimum = 0, maximum = 1_000_000, type: kind, $comment } = field.schema;
  const computed = kind === 'number' ? (minimum + Math.min(maximum, minimum + 1)) / 2 : Math.min(maximum, minimum + 3);
  const number = numbers[$comment] ?? computed;
  await type(textIn(field, false), `${number}`.replace('.', ','));
  await user.tab();
  yield number;
}

const links = [
  ['Opens a section', 'Bagian 6', 'address://m/bagian6'],
  ['Opens an item', 'Roti Gandum', 'address://p/roti'],
  ['Opens a page of the store', 'Cart', 'address://act/cart'],
] as const;

async function* linked(field: ShownField): Steps {
  for (const [kind, target, link] of links) {
    await pick(field, kind);
    await click(opener(field, 1));
    await inDialog(target);
    yield link;
  }
  await pick(field, 'Opens a web address');
  await type(textIn(field, false), 'https://toko.test/a');
  yield 'https://toko.test/a';
}

const writtenTargets: Readonly<Record<number, string>> = { 0: '+62812345', 1: 'toko', 3: 'a@toko.test', 15: 'roti' };

const pickedTargets: Readonly<Record<number, readonly [option: string, stored: string]>> = {
  11: ['Roti Gandum', 'roti'],
  18: ['Pesan', 'pesan'],
  43: ['Bagian 6', 'bagian6'],
};

async function* targeted(field: ShownField): Steps {
  const { actionType } = field;
  const [written, target] = [writtenTargets[actionType], pickedTargets[actionType]];
  if (target) {
    await pick(field, target[0]);
    yield target[1];
  } else if (written) {
    await type(textIn(field, false), written);
    yield written;
  } else yield* linked(field);
}

async function* acted(field: ShownField): Steps {
  for (const value of field.schema.enum ?? []) {
    await pick(field, optionName(field.schema, value));
    yield value;
  }
}

const libraryPictures = [
  ['Persegi', 'appicon/after.webp'],
  ['Lebar', 'appslider/after.webp'],
  ['Tegak', 'popup/after.webp'],
] as const;

/** The picture whose shape fits is stored at once. */
async function* pictured({ element, schema }: ShownField): Steps {
  const at = { 'app.slider[].image': 1, 'app.popup_image': 2 }[schema.$comment as string] ?? 0;
  const [title, stored] = libraryPictures[at] as (typeof libraryPictures)[number];
  await click(within(element).getByRole('button', { name: /^(?:Choose|Change)/ }));
  await inDialog(title);
  yield stored;
}

async function* inCity(field: ShownField): Steps {
  await click(opener(field));
  await inDialog('Jawa Barat');
  await inDialog('Kota Bandung');
  yield '32.73';
}

const picked = (option: string, stored: string) =>
  async function* (field: ShownField): Steps {
    await pick(field, option);
    yield stored;
  };

const drivers: Readonly<Record<Exclude<ControlKind, 'entries'>, (field: ShownField) => Steps>> = {
  action: acted,
  answers: async function* ({ element }) {
    await click(within(element).getByRole('checkbox', { name: 'Besar' }));
    yield ['kecil', 'besar'];
  },
  'bill-service': picked('PDAM', 'PDAM'),
  choice: chosenOne,
  choices: chosenSeveral,
  city: inCity,
  code: typed,
  color: async function* (field) {
    await type(textIn(field, false), '#12ab34');
    yield '#12ab34';
  },
  component: picked('Bagian 6', 'bagian6'),
  form: picked('Pesan', 'pesan'),
  html: async function* (field) {
    await type(field.element.querySelector('[role="textbox"]') as Element, 'Baru');
    yield 'Baru';
  },
  link: linked,
  'long-text': typed,
  number: typedNumber,
  picture: pictured,
  question: async function* (field) {
    await pick(field, 'Ukuran');
    yield 'ukuran';
  },
  size: async function* (field) {
    await type(textIn(field, false), '12');
    await user.tab();
    yield '12px';
  },
  switch: switched,
  target: targeted,
  text: typed,
  texts: async function* (field) {
    await user.type(textIn(field, false), 'satu.test{Enter}dua.test');
    yield ['satu.test', 'dua.test'];
  },
  time: async function* ({ element, schema }) {
    await type(within(element).getByLabelText(new RegExp(`^${words[schema.$comment].name}`)), '07:30');
    yield '07:30';
  },
};
export const driveControl = (field: ShownField): Steps => {
  const kind = controlKind(field.schema);
  if (kind === 'entries') throw new Error('Lists are added to');
  return drivers[kind](field);
};

/** The English text beside its original. */
export async function* driveEnglish(field: ShownField): Steps {
  if (controlKind(field.schema) === 'html') {
    await type(field.element.querySelector('[role="textbox"][lang="en"]') as Element, 'New');
    yield 'New';
    return;
  }
  await type(textIn(field, true), 'New');
  yield 'New';
}
