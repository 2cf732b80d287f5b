import { type ReactNode, useMemo } from 'react';
import type { CompiledMessages } from './compiled-messages';
import type { Locale } from './locale';
import { MessagesContext } from './messages-context';
import { createTranslate } from './translate';

export interface MessagesProviderProps {
  locale: Locale;
  messages: CompiledMessages;
  children: ReactNode;
}

export function MessagesProvider({ locale, messages, children }: MessagesProviderProps) {
  const value = useMemo(() => ({ locale, messages, translate: createTranslate(locale, messages) }), [locale, messages]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}
