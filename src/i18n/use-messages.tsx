import { createContext, type ReactNode, use, useMemo } from 'react';
import type { MessageKey } from '../__generated__/messages/keys';
import { type CompiledMessages, createTranslate, type Locale, type Translate } from './translate';

interface Messages {
  locale: Locale;
  messages: CompiledMessages;
  translate: Translate;
}

const MessagesContext = createContext<Messages | null>(null);

function useMessagesContext(): Messages {
  const messages = use(MessagesContext);
  if (!messages) throw new Error('No MessagesProvider above this component');
  return messages;
}

/** `m('list.empty')`, `m('pager.page', { page, last })`. */
export const useMessages = () => useMessagesContext().translate;

/** Whether a text is loaded, which differs from screen to screen. */
export function useHasMessage() {
  const { messages } = useMessagesContext();
  return (key: MessageKey) => Object.hasOwn(messages, key);
}

export const useLocale = () => useMessagesContext().locale;

export interface MessagesProviderProps {
  locale: Locale;
  messages: CompiledMessages;
  children: ReactNode;
}

export function MessagesProvider({ locale, messages, children }: MessagesProviderProps) {
  const value = useMemo(() => ({ locale, messages, translate: createTranslate(locale, messages) }), [locale, messages]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

export interface MoreMessagesProps {
  /** The loaded catalogues: a page has one language, the server has all. */
  catalogues: { readonly [L in Locale]?: CompiledMessages };
  children: ReactNode;
}

/** Adds texts that only a part of the site needs. */
export function MoreMessages({ catalogues, children }: MoreMessagesProps) {
  const { locale, messages } = useMessagesContext();
  const value = useMemo(() => {
    const all = { ...messages, ...catalogues[locale] };
    return { locale, messages: all, translate: createTranslate(locale, all) };
  }, [locale, messages, catalogues]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}
