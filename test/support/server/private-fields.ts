import { groupId } from '../../../server/model/ids';
import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  isEnumType,
  isLeafType,
  isInputObjectType,
  isObjectType,
  isUnionType,
  isListType,
  isNonNullType,
} from 'graphql';
import { facadeSchema as schema } from '../../../server/graphql/schema';

/** A private field with a document that requests it: of the root, or of `customer`, such as `customer.cart`. */
export interface PrivateField {
  readonly name: string;
  readonly root: string;
  readonly document: string;
  readonly variables: object;
}

const values: Readonly<Record<string, unknown>> = {
  ID: 'abc12345',
  String: 'abc',
  Int: 1,
  Float: 1,
  Boolean: true,
  Rupiah: 1,
  Date: '2026-12-01',
};
const particular: Readonly<Record<string, unknown>> = {
  group: groupId({
    supplier_vuid: 'toko',
    province: '32',
    city: '3273',
    district: '327302',
    parent_vuid: '',
    partner_vuid: '',
  }),
  code: '123456',
  payment: '1_penjual',
  paymentId: '1_penjual',
  number: 'JJ0000001',
  'BankAccountInput.number': '1234567890',
  'InquireBillInput.number': '081234567890',
  'CreateBillOrderInput.number': '081234567890',
  parent: '31',
  prefix: '0812',
  newPassword: 'rahasia baru',
  idempotencyKey: 'session-1',
  endpoint: 'https://push.test/1',
  p256dh: 'A'.repeat(87),
  auth: 'A'.repeat(22),
  until: '1',
  email: 'ani@example.test',
  phone: '0812345678',
  password: 'rahasia lama',
  province: '31',
  city: '31.71',
  district: '31.71.01',
  time: '09:00',
  message: '12',
  origin: '31.71',
  originId: '31.71',
  destination: '31.71.01',
  destinationId: '31.71.01',
};

/** A valid value for an argument or a variable of that name. */
export function valueOf(name: string, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueOf(name, type.ofType);
  if (isListType(type)) return [valueOf(name, type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [
        field.name,
        particular[`${type.name}.${field.name}`] ?? valueOf(field.name, field.type),
      ]),
    );
  }
  return particular[name] ?? values[type.name];
}

/** Types that are public, or are tested by themselves. */
const links: ReadonlySet<string> = new Set(['InvoiceLink', 'ItemLink', 'OrderLink']);

/** Whether the field needs its own call, or is an object of the profile. */
const isPart = ({ args, type }: GraphQLField<unknown, unknown>) => args.length > 0 || !isLeafType(getNamedType(type));

/** Selects all fields; of a customer, only the profile, because the other parts are tested by themselves. */
function selectionOf(type: GraphQLNamedType): string {
  if (links.has(type.name)) return '{ id }';
  if (isUnionType(type)) {
    const members = type.getTypes().map((member) => `... on ${member.name} ${selectionOf(member)}`);
    return `{ __typename ${members.join(' ')} }`;
  }
  if (!isObjectType(type)) return '';
  // Members of a union may differ in whether a field can be null, so each has its own alias.
  const own = Object.values(type.getFields());
  const fields = (type.name === 'Customer' ? own.filter((field) => !isPart(field)) : own).map(
    (field) => `${type.name}_${field.name}: ${field.name} ${selectionOf(getNamedType(field.type))}`,
  );
  return `{ __typename ${fields.join(' ')} }`;
}

function fieldOf(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>, parent?: string): PrivateField {
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const asked = `${field.name}${given && `(${given})`} ${selectionOf(getNamedType(field.type))}`;
  return {
    name: parent ? `${parent}.${field.name}` : field.name,
    root: parent ?? field.name,
    document: `${kind} Of_${field.name}${declared && `(${declared})`} { ${parent ? `${parent} { ${asked} }` : asked} }`,
    variables: Object.fromEntries(field.args.map((arg) => [arg.name, valueOf(arg.name, arg.type)])),
  };
}

const isPrivate = ({ astNode }: GraphQLField<unknown, unknown>) =>
  astNode?.directives?.some(({ name }) => name.value === 'private') ?? false;

const customer = schema.getType('Customer');
const customerParts = isObjectType(customer) ? Object.values(customer.getFields()).filter(isPart) : [];

/** All private fields of the current schema. */
export const privateFields: readonly PrivateField[] = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter(isPrivate)
    .map((field) => fieldOf('query', field)),
  ...customerParts.map((field) => fieldOf('query', field, 'customer')),
  ...Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter(isPrivate)
    .map((field) => fieldOf('mutation', field)),
];
