import { ActionCode } from '../../__generated__/codes';
import type { Path } from '../issue';
import type { FilledStore, StoredCta, Rule } from '../store-document';
import { didYouMean } from '../message-text';
import { formUidOf } from '../form-uid';
import { host, webLink } from './links';

export function actionsOf(store: FilledStore): { action: StoredCta; path: Path }[] {
  const listed = (actions: StoredCta[], path: Path) =>
    actions.map((action, index) => ({ action, path: [...path, 'ctas', index] }));
  return store.components.flatMap((component, index) => {
    const path: Path = ['components', index];
    const inSegments = (component.segments ?? []).flatMap((segment, at) =>
      listed(segment.ctas, [...path, 'segments', at]),
    );
    return [...listed(component.ctas ?? [], path), ...inSegments];
  });
}

interface ValueRule {
  pattern: RegExp;
  must: string;
}

const phone: ValueRule = {
  pattern: /^\+?[0-9]{4,15}$/,
  must: 'be a phone number: digits, optionally with a plus in front',
};
const name: ValueRule = { pattern: /^\S+$/, must: 'be a name or a URL, without spaces' };
const itemId: ValueRule = {
  pattern: /^[A-Za-z0-9_]{1,40}$/,
  must: 'be the id of an item: letters, digits and underscore',
};

const rules: Record<number, ValueRule> = {
  0: phone,
  1: name,
  2: phone,
  3: { pattern: new RegExp(`^[A-Za-z0-9._%+-]+@${host}$`), must: 'be an e-mail address' },
  4: name,
  5: name,
  6: name,
  7: { pattern: webLink, must: 'be a URL or a host' },
  11: itemId,
  18: { pattern: /^[A-Za-z0-9][A-Za-z0-9 _-]{0,59}$/, must: 'be the name of a form' },
};

export const actionValues: Rule = (store) => {
  const components = store.components.map(({ view_uid }) => view_uid);
  const pages = store.forms.filter(({ title }) => title !== '').map(({ view_uid }) => view_uid);
  return actionsOf(store).flatMap(({ action, path }) => {
    const { type, value } = action;
    const rule = rules[type];
    if (rule && !rule.pattern.test(value)) {
      return [{ path: [...path, 'value'], reason: `"${value}" must ${rule.must}, because type is ${type}` }];
    }
    if (type === ActionCode.MENU && !components.includes(value)) {
      const hint = didYouMean(value, components) ?? `Components: ${components.join(', ')}`;
      return [{ path: [...path, 'value'], reason: `there is no component "${value}" for this menu action`, hint }];
    }
    if (type === ActionCode.FORM && !pages.includes(formUidOf(value))) {
      const hint = didYouMean(formUidOf(value), pages) ?? 'Add it to forms, with a title: only then has it a page.';
      return [{ path: [...path, 'value'], reason: `there is no form "${formUidOf(value)}" with a page`, hint }];
    }
    return [];
  });
};
