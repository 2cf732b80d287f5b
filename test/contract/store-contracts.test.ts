import storeSchema from '../../schema/store/store.schema.json';
import { codesOf, contract } from './openapi-contract';

/**
 * A store's configuration has two contracts: the tenant's document (strict, with defaults, limits and English texts)
 * and the provider's reply (complete, with other codes allowed). Neither can refer to the other; these tests ensure
 * that their common fields are equal.
 */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

const definitions = storeSchema.definitions as unknown as Readonly<Record<string, Schema>>;
const written = definitions.app as Schema;
const answered = contract.components.schemas.App as Schema;

/**
 * Fields that only the provider uses. The last two are answered per item and shop, as `outside_hours` and `comes_home`.
 */
const providerOnly = [
  'auto_order',
  'carriers',
  'customer_points_flag',
  'invoice_icon',
  'order_fee_product',
  'order_fee_product_courrier',
  'origin',
  'payment_options',
  'referral',
  'referral_flag',
  'rewards',
  'text_checkout',
  'use_dropship',
  'outside_hours',
  'services_come_home',
];
/** Fields outside `app` in a store's document, or that the provider adds. */
const answeredOnly = ['codename', 'components', 'domains', 'languages', 'pictures', 'revision', 'theme'];
/** English texts of a document replace the Indonesian ones in the reply. */
const isText = (name: string) => name !== 'en';

const resolved = (schema: Schema): Schema => {
  const { $ref, ...beside } = schema;
  return $ref ? { ...definitions[$ref.replace('#/definitions/', '')], ...beside } : schema;
};

/** Every field by its path, such as `slider.*.image`. */
function fieldsOf(schema: Schema, at = ''): [path: string, field: Schema, isRequired: boolean][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, raw]) => {
    if (!isText(name)) return [];
    const field = resolved(raw);
    const path = `${at}${name}`;
    const inner = field.items ? fieldsOf(resolved(field.items), `${path}.*.`) : fieldsOf(field, `${path}.`);
    return [[path, field, schema.required?.includes(name) ?? false], ...inner];
  });
}

const isOf = (names: readonly string[]) => (path: string) => names.includes(path.split('.')[0] ?? '');
const writtenFields = fieldsOf(written).filter(([path]) => !isOf(providerOnly)(path));
const answeredFields = new Map(
  fieldsOf(answered)
    .filter(([path]) => !isOf(answeredOnly)(path))
    .map(([path, field]) => [path, field]),
);

const typesOf = ({ type, anyOf = [] }: Schema): string[] =>
  [type ?? [], ...anyOf.map(({ type: one }) => one ?? [])]
    .flat()
    .filter((one, index, all) => all.indexOf(one) === index);

test('the provider answers every field that a tenant can set, except those for internal use', () => {
  expect([...answeredFields.keys()].sort()).toEqual(writtenFields.map(([path]) => path).sort());
  expect(fieldsOf(written).map(([path]) => path)).toEqual(expect.arrayContaining(providerOnly));
  expect(fieldsOf(answered).map(([path]) => path)).toEqual(expect.arrayContaining(answeredOnly));
});

test.each(writtenFields)('%s has the same type in both contracts', (path, field, isRequired) => {
  const answer = answeredFields.get(path) ?? {};
  const [type] = typesOf(field);
  expect(typesOf(answer)).toContain(type);
  // Optional fields without a default are null in the reply.
  const mayBeNull = !isRequired && field.default === undefined;
  expect(typesOf(answer).includes('null')).toBe(mayBeNull);
});

test.each(writtenFields.filter(([path]) => answeredFields.get(path)?.anyOf))(
  '%s has the same codes in both contracts',
  (path, { enum: values, minimum = 0, maximum = -1 }) => {
    const name =
      answeredFields
        .get(path)
        ?.anyOf?.find(({ $ref }) => $ref)
        ?.$ref?.split('/')
        .at(-1) ?? '';
    const codes = values ?? Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
    expect(codesOf(name).map((code) => code.const)).toEqual(codes);
  },
);
