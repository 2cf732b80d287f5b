import { useStudioMessages } from '../i18n/use-studio-messages';

export function App() {
  const m = useStudioMessages();
  return <h1>{m('studio.title')}</h1>;
}
