import { type ReactNode, useMemo } from 'react';
import type { CompiledMessages } from './compiled-messages';
import type { Locale } from './locale';
import { MessagesContext, useMessagesContext } from './messages-context';
import { createTranslate } from './translate';

export interface MoreMessagesProps {
  /** Those that are loaded: a page carries one language, the server all. */
  catalogues: { readonly [L in Locale]?: CompiledMessages };
  children: ReactNode;
}

/** Texts that only a part of the site needs, beside those of every page. */
export function MoreMessages({ catalogues, children }: MoreMessagesProps) {
  const { locale, messages } = useMessagesContext();
  const value = useMemo(() => {
    const all = { ...messages, ...catalogues[locale] };
    return { locale, messages: all, translate: createTranslate(locale, all) };
  }, [locale, messages, catalogues]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}
