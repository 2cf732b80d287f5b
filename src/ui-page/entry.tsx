import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { UiPage } from './ui-page';

const root = document.getElementById('root');
const search = new URLSearchParams(location.search);
if (root) {
  document.documentElement.lang = search.get('lang') === 'en' ? 'en' : 'id';
  createRoot(root).render(
    <StrictMode>
      <UiPage search={search} />
    </StrictMode>,
  );
}
