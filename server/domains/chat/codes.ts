import type { ChatParty, MessageKind } from '../../__generated__/resolvers';
import { codeTable } from '../../model/code-table';

/** The provider's code for the other party of a chat. */
export const partyCode = { SHOP: 0, STORE: 1 } as const satisfies Record<Exclude<ChatParty, 'UNKNOWN'>, number>;

export const chatParty = codeTable<ChatParty, ChatParty>(
  'ChatParty',
  { [partyCode.SHOP]: 'SHOP', [partyCode.STORE]: 'STORE' },
  'UNKNOWN',
);

/** A message of unknown kind is shown as text. */
export const messageKind = codeTable<MessageKind, MessageKind>(
  'ChatMessageType',
  { 0: 'TEXT', 1: 'PICTURE', 2: 'FILE' },
  'TEXT',
);
