import type { ChatParty, MessageKind } from '../../__generated__/resolvers';
import { codeTable } from './code-table';

export const chatParty = codeTable<ChatParty, ChatParty>('ChatParty', { 0: 'SHOP', 1: 'STORE' }, 'UNKNOWN');

/** A message of unknown kind is shown as text. */
export const messageKind = codeTable<MessageKind, MessageKind>(
  'ChatMessageType',
  { 0: 'TEXT', 1: 'PICTURE', 2: 'FILE' },
  'TEXT',
);
