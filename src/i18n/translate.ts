import { setupI18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { MessageKey, MessageValues } from '../__generated__/messages/keys';

/** A generated catalogue, with its ICU texts already parsed. */
export type CompiledMessages = { [key: string]: CompiledMessage };

/** Language codes of HTML; the facade replaces the provider's `in` for Indonesian. */
export type Locale = 'id' | 'en';

const namesIn = (message: CompiledMessage): string[] =>
  message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , choices] = token;
    const inner: unknown[] = choices && typeof choices === 'object' ? Object.values(choices) : [];
    return [name, ...inner.flatMap((choice) => (Array.isArray(choice) ? namesIn(choice as CompiledMessage) : []))];
  });

/** The names of the values that a message needs but did not get. */
export const missingValues = (message: CompiledMessage, values: object = {}) =>
  namesIn(message).filter((name) => !(name in values));

/** Keys of the messages without placeholders. */
export type PlainMessageKey = { [K in MessageKey]: MessageValues[K] extends undefined ? K : never }[MessageKey];

/** The text of a message. Its key determines its values. */
export interface Translate {
  (key: PlainMessageKey): string;
  <K extends MessageKey>(key: K, values: MessageValues[K]): string;
}

/** The texts of one language. A missing text or value throws, except in production, where the gap is shown. */
export function createTranslate(locale: Locale, messages: CompiledMessages): Translate {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  return (key: MessageKey, values?: { [name: string]: string | number }) => {
    if (process.env.NODE_ENV !== 'production') {
      const message = messages[key];
      if (message === undefined) throw new Error(`No message ${key} in ${locale}`);
      const missing = missingValues(message, values);
      if (missing.length > 0) throw new Error(`Message ${key} lacks ${missing.join(', ')}`);
    }
    return i18n._(key, values);
  };
}
