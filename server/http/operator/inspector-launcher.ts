import type { Settings } from '../../base/settings';

/** A store page's part of the inspector: loads the agent once an inspector says hello or the shortcut is pressed. */
export const inspectorLauncher = ({ NODE_ENV }: Settings) =>
  `(() => {
  const channel = new BroadcastChannel('inspector');
  let script;
  const load = (opens) => {
    if (script) return;
    script = document.createElement('script');
    script.src = '/inspector/assets/agent.js';
    script.dataset.sends = '${String(NODE_ENV === 'development')}';
    script.dataset.opens = opens;
    document.head.append(script);
    channel.close();
  };
  channel.onmessage = ({ data }) => { if (JSON.parse(data).type === 'hello') load(false); };
  addEventListener('keydown', ({ altKey, shiftKey, code }) => { if (altKey && shiftKey && code === 'KeyI') load(true); });
  if (sessionStorage.getItem('inspector-drawer')) load(false);
  else channel.postMessage('{"type":"knock"}');
})();`.replaceAll(/\n\s*/g, '');
