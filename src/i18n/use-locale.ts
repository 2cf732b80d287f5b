import { useMessagesContext } from './messages-context';

export const useLocale = () => useMessagesContext().locale;
