import { canonicalText } from '../../../shared/documents/canonical';
import type { Fields } from '../../../shared/documents/entries';
import { formPath, homePath, menuPath, privacyPath, termsPath } from '../../../src/routing/paths';
import { type AppGroup, appGroups } from '../form/app-groups';
import { isOnHome } from '../entries/model/home-sections';
import { listAt, numberAt, textAt, valueAt } from '../values';

export interface StorePage {
  /** Inside the store. */
  readonly path: string;
  /** What the store calls it, or the field of its text; null for the home page. */
  readonly name: string | null;
  readonly field?: 'app.terms' | 'app.privacy';
}

const home: StorePage = { path: homePath, name: null };

const legalPages: readonly StorePage[] = [
  { path: termsPath, name: null, field: 'app.terms' },
  { path: privacyPath, name: null, field: 'app.privacy' },
];

const groupsOnHome: readonly AppGroup[] = ['identity', 'look', 'home', 'popup', 'search'];
const legalFields = legalPages.map(({ field }) => `/${field?.replace('.', '/')}`);
const fieldsOnHome = [
  '/theme',
  '/pictures',
  ...groupsOnHome.flatMap((group) => appGroups[group].flatMap(({ fields }): readonly string[] => fields)),
].filter((field) => !legalFields.includes(field));

const idOf = (entry: unknown) => textAt(entry, 'view_uid');

const areEqual = (one: unknown, other: unknown) => canonicalText(one ?? null) === canonicalText(other ?? null);

/** The entries of a list that are in both documents and differ. */
function changedEntries(before: Fields, after: Fields, list: string) {
  const old = new Map(listAt(before, list).map((entry) => [idOf(entry), entry]));
  return listAt(after, list).flatMap((entry) => {
    const former = old.get(idOf(entry));
    return former !== undefined && !areEqual(former, entry) ? [{ former, entry }] : [];
  });
}

/** What the home page shows of the sections: in which order they are, and the menu that leads to them. */
const menuOf = (document: Fields) =>
  listAt(document, '/components').map((component) =>
    [
      idOf(component),
      textAt(component, 'name'),
      textAt(component, 'icon'),
      numberAt(component, 'visibility') ?? 1,
    ].join('\n'),
  );

/**
 * The pages of a store on which a change of its document is seen, the first change first. The home page is always one
 * of them; a section that is new is seen there.
 */
export function changedPages(before: Fields, after: Fields): StorePage[] {
  const sections = changedEntries(before, after, '/components').map(({ entry }) => ({
    isOnHome: isOnHome(after, entry),
    page: { path: menuPath({ name: textAt(entry, 'name'), id: idOf(entry) }), name: textAt(entry, 'name') },
  }));
  const forms = changedEntries(before, after, '/forms').flatMap(({ former, entry }) => {
    const name = textAt(entry, 'title');
    return name !== '' && textAt(former, 'title') !== '' ? [{ path: formPath(idOf(entry)), name }] : [];
  });
  const isHomeFirst =
    fieldsOnHome.some((field) => !areEqual(valueAt(before, field), valueAt(after, field))) ||
    !areEqual(menuOf(before), menuOf(after)) ||
    sections[0]?.isOnHome === true;
  const pages = [
    ...sections.map(({ page }) => page),
    ...legalPages.filter(
      (_, at) => !areEqual(valueAt(before, legalFields[at] ?? ''), valueAt(after, legalFields[at] ?? '')),
    ),
    ...forms,
  ];
  return isHomeFirst ? [home, ...pages] : [...pages, home];
}
