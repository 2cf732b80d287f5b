import { useEffect, useMemo } from 'react';
import { useHref } from 'react-router-dom';
import type { OutgoingMessage } from '../../../machines/chat/message-composer';
import type { ThreadPage } from '../../../machines/chat/thread-messages';
import { useFlow } from '../../actors/use-flow';
import { useFlowEvents } from '../../actors/use-flow-events';
import { useExecute } from '../../api/execute';
import { subscribeToChanges } from '../../api/live';
import { pictureUploadPath } from '../../routing/chat-address';
import { usePageContext } from '../../routing/page-context';
import { chatMachines } from './chat-machines';

export interface ChatStart {
  id: string;
  party: string;
  /** Null for the store itself. */
  shop: string | null;
  unread: number;
  page: ThreadPage;
  /** Left unsent by an earlier page. */
  queue: readonly OutgoingMessage[];
}

/** The flows of a thread and of what is written in it. */
export function useChat({ id, party, shop, unread, page, queue }: ChatStart) {
  const execute = useExecute();
  const { endpoint } = usePageContext();
  const uploadUrl = useHref(pictureUploadPath({ party, id }));
  const machines = useMemo(() => chatMachines({ execute, shop, uploadUrl }), [execute, shop, uploadUrl]);
  const thread = useFlow(machines.thread, { input: { page, unread } });
  const composer = useFlow(machines.composer, { input: { queue } });
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
