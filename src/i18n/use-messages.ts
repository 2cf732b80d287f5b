import { useMessagesContext } from './messages-context';

/** `m('list.empty')`, `m('pager.page', { page, last })`. */
export const useMessages = () => useMessagesContext().translate;
