import type { components } from '../../__generated__/studio';
import type { Scope } from './rights';
import type { OpenedSession } from './rules/sign-in';

export const sessionReply = ({ token, needsCode }: OpenedSession): components['schemas']['StaffSession'] => ({
  token,
  needs_code: needsCode ? 1 : 0,
});

/** Of a form, which has them with commas between; the contract knows no others. */
export const scopesOf = (text = ''): Scope[] => (text === '' ? [] : (text.split(',') as Scope[]));
