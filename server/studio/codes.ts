import type { Language, Role, Scope } from '../__generated__/studio-resolvers';
import { type StaffRefusalCode, staffRefusalCodes } from '../__generated__/staff-refusal-codes';
import { reportUnknownCode } from '../model/code-table';
import type { StaffProfile } from './studio-context';

type StaffStore = StaffProfile['stores'][number];

export const roleOf = (role: StaffStore['role']) => role.toUpperCase() as Uppercase<typeof role>;

export const roleCode = (role: Role) => role.toLowerCase() as Lowercase<Role>;

export const scopesOf = (scopes: StaffStore['scopes']) =>
  scopes.map((scope) => scope.toUpperCase() as Uppercase<typeof scope>);

/** The field of a call; missing for none, as the contract wants it. */
export const scopeList = (scopes: readonly Scope[] = []) => ({
  ...(scopes.length > 0 && { scopes: scopes.join(',').toLowerCase() }),
});

export const languageOf = (code: StaffProfile['language']): Language => (code === 'en' ? 'EN' : 'ID');

export const languageCode = (language: Language) => (language === 'EN' ? 'en' : 'in');

const isKnown = (code: string): code is StaffRefusalCode => (staffRefusalCodes as readonly string[]).includes(code);

export function staffRefusalCode(code: string | null): StaffRefusalCode {
  if (code === null || code === '') return 'OTHER';
  if (isKnown(code)) return code;
  reportUnknownCode({ enumeration: 'StaffRefusalCode', code: code.slice(0, 60) });
  return 'OTHER';
}
