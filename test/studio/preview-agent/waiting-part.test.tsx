import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { FromPreview } from '../../../studio/preview-agent/messages';

const sent: FromPreview[] = [];
const ready: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });
const gate: { opened: Promise<void>; open: () => void } = { opened: ready, open: () => undefined };

function Gate({ children }: { children: ReactNode }) {
  use(gate.opened);
  return children;
}

const Page = () => (
  <main key="beranda">
    <Suspense>
      <Gate>
        <section key="panen">
          <p>Tiga jam</p>
        </section>
      </Gate>
    </Suspense>
  </main>
);

const say = (data: object) =>
  fireEvent(window, new MessageEvent('message', { data, source: parent, origin: location.origin }));

beforeEach(async () => {
  const context = document.createElement('script');
  context.id = 'page-context';
  context.type = 'application/json';
  context.textContent = '{"base":""}';
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = renderToString(<Page />);
  document.body.replaceChildren(context, root);
  gate.opened = new Promise((resolve) => {
    gate.open = resolve;
  });
  await act(async () => void hydrateRoot(root, <Page />));
  Object.assign(window, { postMessage: (message: FromPreview) => void sent.push(message) });
  await import('../../../studio/preview-agent/agent');
  say({ type: 'preview.start', ids: ['beranda', 'panen'], scroll: null });
  say({ type: 'preview.select', isOn: true });
});

test('a tap on a part that has not hydrated tells the innermost part, once that is known', async () => {
  const isTapped = ({ type }: FromPreview) => type === 'preview.tapped';
  expect(fireEvent.click(screen.getByText('Tiga jam'))).toBe(false);
  expect(sent.filter(isTapped)).toEqual([]);
  await act(async () => gate.open());
  await waitFor(() => expect(sent.filter(isTapped)).toMatchObject([{ ids: ['panen', 'beranda'] }]));
});
