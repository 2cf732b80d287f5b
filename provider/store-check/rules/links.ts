import type { DocumentIssue, Path } from '../issue';
import { didYouMean } from '../message-text';
import type { Rule } from '../store-document';

export interface TextLink {
  /** `m` opens a component, `p` an item, `act` a page with a name of its own. */
  folder: 'm' | 'p' | 'act';
  id: string;
  text: string;
  path: Path;
}

const inText = /(?:\{address\}:?|address:)\/*(m|p|act)\/([^\s"'<>?#&\\]+)/gi;
const ownPath = /^\/(m|p|act)\/([^\s?#]+)$/;

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The id of a page is the part of its path after the last dash. */
const idOf = (segment: string) => decoded(segment.replace(/\/+$/, '')).split('-').at(-1) ?? '';

const actionOf = (segment: string) => decoded(segment).split('/')[0]?.toLowerCase() ?? '';

function linksOf(text: string, path: Path): TextLink[] {
  const own = ownPath.exec(text);
  return [...text.matchAll(inText), ...(own ? [own] : [])].map(([match, written = '', segment = '']) => {
    const folder = written.toLowerCase() as TextLink['folder'];
    return { folder, id: folder === 'act' ? actionOf(segment) : idOf(segment), text: match, path };
  });
}

/** Every text inside `value`, with its path. */
export function textsOf(value: unknown, path: Path = []): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsOf(entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsOf(entry, [...path, key]));
}

export const linksIn = (value: unknown): TextLink[] => textsOf(value).flatMap(({ text, path }) => linksOf(text, path));

/** A host name with a domain. */
export const host = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:[.][A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+';

/** A URL, a host, or a link into the store. */
export const webLink = new RegExp(`^(?:https?://)?${host}(?::[0-9]{1,5})?(?:[/?#]\\S*)?$|^address://\\S+$`);

const storeLink = /^(?:\{address\}:?|address:)\/*\S+$|^\/(?![/\\])\S*$/;

const check = (text: string | undefined, path: Path): DocumentIssue[] =>
  text === undefined || text === '' || webLink.test(text) || storeLink.test(text)
    ? []
    : [
        {
          path,
          reason: `${JSON.stringify(text)} is not a link`,
          hint: 'Write a URL such as https://toko.example/promo, or a link into the store such as address://m/promo.',
          code: 'NOT_A_LINK',
        },
      ];

export const linkValues: Rule = ({ app }) => [
  ...check(app.popup_value, ['app', 'popup_value']),
  ...app.slider.flatMap(({ value }, index) => check(value, ['app', 'slider', index, 'value'])),
];

/** What a link opens with `act`. */
export const linkActions: readonly string[] = (
  'account address admin back balance cart customer_points discussion driver logout message_list nearme partner ' +
  'password profile referral referral_list shopping topup verified_email verified_phone withdraw'
).split(' ');

function unknownAction({ id, text, path }: TextLink): DocumentIssue[] {
  if (linkActions.includes(id)) return [];
  const hint = didYouMean(id, linkActions) ?? `Actions: ${linkActions.join(', ')}`;
  const reason = `${text} is a dead link: there is no action "${id}"`;
  return [{ path, reason, hint, code: 'UNKNOWN_ACTION', params: { link: text } }];
}

/** A link to a menu must name a component of the same store, and one to an action an action that stores have. */
export const deadLinks: Rule = (store) => {
  const components = store.components.map(({ view_uid }) => view_uid);
  return linksIn(store).flatMap((link): DocumentIssue[] => {
    const { folder, id, text, path } = link;
    if (folder === 'act') return unknownAction(link);
    if (folder !== 'm' || components.includes(id)) return [];
    const hint = didYouMean(id, components) ?? `Components: ${components.join(', ')}`;
    const reason = `${text} is a dead link: there is no component "${id}"`;
    return [{ path, reason, hint, code: 'DEAD_LINK', params: { link: text } }];
  });
};
