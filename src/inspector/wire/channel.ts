import type { Message } from './messages';

const name = 'inspector';

/** The origin's channel. Messages go as text, which is cheaper than copies of many small objects. */
export function openChannel() {
  const channel = new BroadcastChannel(name);
  return {
    say: (message: Message) => channel.postMessage(JSON.stringify(message)),
    subscribe: (listener: (message: Message) => void) => {
      channel.onmessage = ({ data }: MessageEvent<string>) => listener(JSON.parse(data) as Message);
    },
    close: () => channel.close(),
  };
}
