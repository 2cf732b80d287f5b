import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PageStyle } from './page/frame';
import { SafeInspector } from './page/inspector';

const settings = JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as { stately?: string };
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <PageStyle />
      <SafeInspector stately={settings.stately ?? ''} />
    </StrictMode>,
  );
}
