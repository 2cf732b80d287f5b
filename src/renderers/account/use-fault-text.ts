import { useMessages } from '../../i18n/use-messages';
import type { PlainMessageKey } from '../../i18n/translate';

/** What pages of the account say themselves; for the rest stand the provider's words. */
const texts: { readonly [code: string]: PlainMessageKey | undefined } = {
  WRONG_CREDENTIALS: 'fault.wrong-credentials',
  TOO_MANY_GUESSES: 'fault.too-many-guesses',
  CODE_WRONG: 'fault.code-wrong',
  CODE_EXPIRED: 'fault.code-expired',
  PHONE_TAKEN: 'fault.phone-taken',
  PHONE_MISSING: 'fault.phone-missing',
  OFFLINE: 'fault.offline',
};

/** Why something was refused, in words. */
export function useFaultText() {
  const m = useMessages();
  return ({ code, message }: { code: string; message: string }) => {
    const text = texts[code];
    return text ? m(text) : message || m('fault.offline');
  };
}
