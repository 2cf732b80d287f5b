import type { Role, Scope } from '../__generated__/gql/graphql';

const roles: Readonly<Record<string, Role>> = {
  owner: 'OWNER',
  publisher: 'PUBLISHER',
  editor: 'EDITOR',
  viewer: 'VIEWER',
};
const scopes: Readonly<Record<string, Scope>> = { content: 'CONTENT', look: 'LOOK', rules: 'RULES' };

interface Rights {
  role: Role;
  scopes: readonly Scope[];
}

interface AuditDetail {
  rights: Rights | null;
  /** The rights before a change. */
  from: Rights | null;
  /** Of a revision. */
  number: number | null;
  start: string | null;
  end: string | null;
  /** Of the draft, with ids in place of numbers. */
  parts: readonly string[];
  /** The title of a picture, or its name in documents if it has none any more. */
  picture: { readonly picture: string; readonly title: string } | null;
  /** Of a link to a preview; below 0 for a draft. */
  revision: number | null;
}

type Fields = { readonly [name: string]: unknown };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const momentOf = (value: unknown) => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null);

function rightsOf(value: unknown): Rights | null {
  if (!isFields(value)) return null;
  const role = roles[String(value.role)];
  if (!role) return null;
  const names = Array.isArray(value.scopes) ? value.scopes.map(String) : [];
  return { role, scopes: names.flatMap((name) => scopes[name] ?? []) };
}

/** A name that is a hash says nothing to people. */
const isHash = (picture: string) => /\/[0-9a-f]{32,}\.\w+$/.test(picture);

function pictureOf({ picture, title }: Fields): AuditDetail['picture'] {
  if (typeof picture !== 'string') return null;
  if (typeof title === 'string' && title !== '') return { picture, title };
  return isHash(picture) ? null : { picture, title: '' };
}

/** What the sentence of an entry needs of its details, which differ from action to action. */
export function readDetail(detail: unknown): AuditDetail {
  const fields = isFields(detail) ? detail : {};
  return {
    rights: rightsOf(fields),
    from: rightsOf(fields.from),
    number: typeof fields.number === 'number' ? fields.number : null,
    start: momentOf(fields.from),
    end: momentOf(fields.until),
    parts: Array.isArray(fields.parts) ? fields.parts.filter((part): part is string => typeof part === 'string') : [],
    picture: pictureOf(fields),
    revision: typeof fields.revision === 'number' ? fields.revision : null,
  };
}
