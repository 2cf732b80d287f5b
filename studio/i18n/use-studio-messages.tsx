import { setupI18n } from '@lingui/core';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { MessageKey, MessageValues } from '../__generated__/messages/keys';
import type { CompiledMessages, Locale } from '../../src/i18n/translate';

/** Keys of the messages without placeholders. */
export type PlainKey = { [K in MessageKey]: MessageValues[K] extends undefined ? K : never }[MessageKey];

/** The text of a message of the studio. Its key determines its values. */
export interface StudioTranslate {
  (key: PlainKey): string;
  <K extends MessageKey>(key: K, values: MessageValues[K]): string;
}

const MessagesContext = createContext<StudioTranslate | null>(null);

/** `m('studio.title')`. The texts of `src/ui` are those of the stores' pages, in a provider of their own. */
export function useStudioMessages(): StudioTranslate {
  const translate = use(MessagesContext);
  if (!translate) throw new Error('No StudioMessages above this component');
  return translate;
}

interface StudioMessagesProps {
  locale: Locale;
  messages: CompiledMessages;
  children: ReactNode;
}

export function StudioMessages({ locale, messages, children }: StudioMessagesProps) {
  const translate = useMemo<StudioTranslate>(() => {
    const i18n = setupI18n({ locale, messages: { [locale]: messages } });
    return (key: MessageKey, values?: { [name: string]: string | number }) => i18n._(key, values);
  }, [locale, messages]);
  return <MessagesContext value={translate}>{children}</MessagesContext>;
}
