import { useEffect, useMemo } from 'react';
import { useHref } from 'react-router-dom';
import type { UnsentMessages } from '../../../machines/chat/message-composer';
import type { ThreadPage } from '../../../machines/chat/thread-messages';
import { useFlow } from '../../actors/use-flow';
import { useFlowEvents } from '../../actors/use-flow-events';
import { useExecute } from '../../api/execute';
import { subscribeToChanges } from '../../api/live';
import { pictureUploadPath } from '../../routing/chat-paths';
import { usePageContext } from '../../routing/page-context';
import { chatMachines } from './chat-machines';

export interface ChatSide {
  id: string;
  party: string;
  /** Null for the store itself. */
  shop: string | null;
}

export interface ChatStart extends ChatSide {
  unread: number;
  page: ThreadPage;
  /** Messages that an earlier page has not sent. */
  unsent: UnsentMessages;
}

export function useChatMachines({ id, party, shop }: ChatSide) {
  const execute = useExecute();
  const uploadUrl = useHref(pictureUploadPath({ party, id }));
  return useMemo(() => chatMachines({ execute, shop, uploadUrl }), [execute, shop, uploadUrl]);
}

/** The flows of a thread and of its composer. */
export function useChat({ unread, page, unsent, ...side }: ChatStart) {
  const { id } = side;
  const { endpoint } = usePageContext();
  const machines = useChatMachines(side);
  const thread = useFlow(machines.thread, { input: { page, unread } });
  const composer = useFlow(machines.composer, { input: unsent });
  useFlowEvents(composer, {
    'message.accept': ({ page: newest }) => thread.send({ type: 'page.receive', page: newest }),
  });
  useEffect(
    () =>
      subscribeToChanges(endpoint, (change) => {
        if (change === null || (change.__typename === 'ChatChange' && change.id === id))
          thread.send({ type: 'chat.change' });
      }),
    [endpoint, thread, id],
  );
  return { thread, composer };
}

export type ChatFlows = ReturnType<typeof useChat>;
