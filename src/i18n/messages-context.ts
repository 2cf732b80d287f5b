import { createContext, use } from 'react';
import type { CompiledMessages } from './compiled-messages';
import type { Locale } from './locale';
import type { Translate } from './translate';

interface Messages {
  locale: Locale;
  messages: CompiledMessages;
  translate: Translate;
}

export const MessagesContext = createContext<Messages | null>(null);

export function useMessagesContext(): Messages {
  const messages = use(MessagesContext);
  if (!messages) throw new Error('No MessagesProvider above this component');
  return messages;
}
