import { ActionCode } from '../../__generated__/codes';
import type { DocumentIssue, Path } from '../issue';
import type { CodedIssue } from '../issue-codes';
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
  code: 'NOT_A_PHONE' | 'NOT_A_PROFILE' | 'NOT_AN_EMAIL' | 'NOT_A_LINK' | 'NOT_CHOSEN';
}

const phone: ValueRule = {
  pattern: /^\+?[0-9]{4,15}$/,
  must: 'be a phone number: digits, optionally with a plus in front',
  code: 'NOT_A_PHONE',
};
const name: ValueRule = { pattern: /^\S+$/, must: 'be a name or a URL, without spaces', code: 'NOT_A_PROFILE' };
const itemId: ValueRule = {
  pattern: /^[A-Za-z0-9_]{1,40}$/,
  must: 'be the id of an item: letters, digits and underscore',
  code: 'NOT_CHOSEN',
};

const rules: Record<number, ValueRule> = {
  0: phone,
  1: name,
  2: phone,
  3: { pattern: new RegExp(`^[A-Za-z0-9._%+-]+@${host}$`), must: 'be an e-mail address', code: 'NOT_AN_EMAIL' },
  4: name,
  5: name,
  6: name,
  7: { pattern: webLink, must: 'be a URL or a host', code: 'NOT_A_LINK' },
  11: itemId,
  18: { pattern: /^[A-Za-z0-9][A-Za-z0-9 _-]{0,59}$/, must: 'be the name of a form', code: 'NOT_CHOSEN' },
};

const unknownComponent = (value: string): CodedIssue =>
  value === '' ? { code: 'NOT_CHOSEN' } : { code: 'UNKNOWN_COMPONENT', params: { value } };

export const actionValues: Rule = (store) => {
  const components = store.components.map(({ view_uid }) => view_uid);
  const pages = store.forms.filter(({ title }) => title !== '').map(({ view_uid }) => view_uid);
  return actionsOf(store).flatMap(({ action, path }): DocumentIssue[] => {
    const { type, value } = action;
    const rule = rules[type];
    if (rule && !rule.pattern.test(value)) {
      const reason = `"${value}" must ${rule.must}, because type is ${type}`;
      return [{ path: [...path, 'value'], reason, code: rule.code }];
    }
    if (type === ActionCode.MENU && !components.includes(value)) {
      const hint = didYouMean(value, components) ?? `Components: ${components.join(', ')}`;
      const reason = `there is no component "${value}" for this menu action`;
      return [{ path: [...path, 'value'], reason, hint, ...unknownComponent(value) }];
    }
    if (type === ActionCode.FORM && !pages.includes(formUidOf(value))) {
      const hint = didYouMean(formUidOf(value), pages) ?? 'Add it to forms, with a title: only then has it a page.';
      const reason = `there is no form "${formUidOf(value)}" with a page`;
      return [{ path: [...path, 'value'], reason, hint, code: 'FORM_WITHOUT_PAGE', params: { value } }];
    }
    return [];
  });
};
