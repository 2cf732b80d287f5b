import { useCallback, useEffect, useReducer, useRef } from 'react';
import { openChannel } from '../wire/channel';
import { type FromInspector, type FromPage, type Message } from '../wire/messages';
import { emptySession, receive, type Session } from './session';

type Change = { kind: 'heard'; message: FromPage } | { kind: 'replaced'; session: Session };

const isFromPage = (message: Message): message is FromPage =>
  message.type === 'tab' || message.type === 'news' || message.type === 'left' || message.type === 'knock';

const changed = (session: Session, change: Change) =>
  change.kind === 'heard' ? receive(session, change.message) : change.session;

/** Listens to the pages that are open; they tell for as long as this inspector holds the lock that it names. */
export function useSession() {
  const [session, change] = useReducer(changed, emptySession);
  const say = useRef<(message: FromInspector) => void>(() => undefined);
  useEffect(() => {
    const { say: post, subscribe: listen, close } = openChannel();
    const inspector = `inspector-${crypto.randomUUID()}`;
    let isClosed = false;
    let release: () => void = () => undefined;
    say.current = post;
    listen((message) => {
      if (!isFromPage(message)) return;
      if (message.type === 'knock') post({ type: 'hello', inspector, to: message.tab ?? '' });
      else change({ kind: 'heard', message });
    });
    void navigator.locks.request(inspector, () => {
      if (isClosed) return;
      post({ type: 'hello', inspector });
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    });
    return () => {
      isClosed = true;
      close();
      release();
    };
  }, []);
  const tell = useCallback((message: FromInspector) => say.current(message), []);
  const replace = useCallback((next: Session) => change({ kind: 'replaced', session: next }), []);
  return { session, tell, replace };
}
