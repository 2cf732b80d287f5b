import { readFileSync } from 'node:fs';
import type { Role, Scope } from '../../../../provider/modules/staff/rights';
import { scopePrefixes } from '../../../../shared/documents/scopes';
import { isPowerful, may, type StaffOperation } from '../../../../provider/modules/staff/rules/permissions';

const roles: readonly Role[] = ['owner', 'publisher', 'editor', 'viewer'];
const scopeNames: readonly Scope[] = ['content', 'look', 'rules'];
const others: readonly StaffOperation[] = [
  'read',
  'publish',
  'schedule',
  'restore',
  'revokePreview',
  'readAudit',
  'invite',
  'changeMember',
];

/** A changed pointer of each scope, and one that no scope has. */
const changes = {
  content: '/components/3/name',
  look: '/app/color_custom',
  rules: '/app/carriers/0',
  none: '/domains/0',
} as const;
type Part = keyof typeof changes;
const parts = Object.keys(changes) as readonly Part[];

/** Every set of scopes. */
const scopeSets: readonly (readonly Scope[])[] = scopeNames.reduce<readonly (readonly Scope[])[]>(
  (sets, scope) => [...sets, ...sets.map((set) => [...set, scope])],
  [[]],
);

/** The roles that may, as the studio's guide says it. */
const allowed: Readonly<Record<StaffOperation, string>> = {
  read: 'owner publisher editor viewer',
  edit: 'owner publisher editor',
  publish: 'owner publisher',
  schedule: 'owner publisher',
  restore: 'owner publisher',
  revokePreview: 'owner publisher',
  readAudit: 'owner publisher',
  invite: 'owner',
  changeMember: 'owner',
};

const isAllowed = (role: Role, operation: StaffOperation) => allowed[operation].split(' ').includes(role);

const rows = roles.flatMap((role) =>
  scopeSets.flatMap((scopes) => [
    ...others.map((operation) => ({ role, scopes, operation, part: '' as const, is: isAllowed(role, operation) })),
    ...parts.map((part) => ({
      role,
      scopes,
      operation: 'edit' as const,
      part,
      is: role === 'editor' ? scopes.some((scope) => scope === part) : isAllowed(role, 'edit'),
    })),
  ]),
);

test.each(rows)('$role with $scopes: $operation $part is $is', ({ role, scopes, operation, part, is }) => {
  expect(may({ role, scopes }, operation, part ? [changes[part]] : [])).toBe(is);
});

const editor = { role: 'editor', scopes: ['look'] } as const;

test.each([
  ['the whole document', ''],
  ['a parent of what the scope holds', '/app'],
  ['a field whose name begins alike', '/app/color_customized'],
  ['a pointer into a field whose name begins alike', '/app/color_custom_x/0'],
  ['a field of another scope', '/app/min_order_price'],
  ['what belongs to no scope', '/app/view_uid'],
  ['a pointer that only contains a prefix', '/components/0/app/color_custom'],
  ['a pointer without its slash', 'app/color_custom'],
  ['another case', '/App/color_custom'],
])('an editor of the look may not change %s', (_what, pointer) => {
  expect(may(editor, 'edit', [pointer])).toBe(false);
});

test('one pointer outside of the scopes refuses the whole edit', () => {
  expect(may(editor, 'edit', ['/app/color_custom', '/theme/color-text'])).toBe(true);
  expect(may(editor, 'edit', ['/app/color_custom', '/app/name'])).toBe(false);
});

test('owners and publishers have to have the second factor, others not', () => {
  expect(roles.filter(isPowerful)).toEqual(['owner', 'publisher']);
});

interface Fields {
  readonly properties: Readonly<Record<string, unknown>>;
}
const schema = JSON.parse(readFileSync('schema/store/store.schema.json', 'utf8')) as Fields & {
  readonly definitions: { readonly app: Fields };
};
const fields = [
  ...Object.keys(schema.properties).filter((name) => name !== 'app'),
  ...Object.keys(schema.definitions.app.properties).map((name) => `app/${name}`),
].map((name) => `/${name}`);

/** What makes the store findable: a mistake there loses it for its customers. */
const ofNoScope = [
  '/$schema',
  '/codename',
  '/revision',
  '/domains',
  '/app/view_uid',
  '/app/currency',
  '/app/currency_code',
  '/app/android_keyword',
  '/app/android_package',
  '/app/short_link_host',
];

test('each field of a store is in one scope, or in none on purpose', () => {
  const inScopes = Object.values(scopePrefixes).flat();
  expect([...inScopes, ...ofNoScope].sort()).toEqual(fields.sort());
});
