import { setupI18n } from '@lingui/core';
import type { MessageKey, MessageValues } from '../__generated__/messages/keys';
import type { CompiledMessages } from './compiled-messages';
import type { Locale } from './locale';
import { missingValues } from './missing-values';

/** Keys of the messages without placeholders. */
export type PlainMessageKey = { [K in MessageKey]: MessageValues[K] extends undefined ? K : never }[MessageKey];

/** The text of a message. Its key decides which values it takes. */
export interface Translate {
  (key: PlainMessageKey): string;
  <K extends MessageKey>(key: K, values: MessageValues[K]): string;
}

/** One language's texts. A missing text or value throws everywhere but in production, where the gap shows. */
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
