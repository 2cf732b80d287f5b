import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import '../../../src/early/watch';
import '../../../src/early/main';

let pages = 0;
let close = async () => {};
afterEach(async () => close());

/** A page as the server sends it, before hydration. */
export function earlyPage(page: ReactNode) {
  pages += 1;
  history.replaceState(null, '', `/${pages}`);
  const place = document.body.appendChild(document.createElement('div'));
  place.id = 'root';
  place.innerHTML = renderToString(page);
  const errors: unknown[] = [];
  close = async () => place.remove();
  return {
    place,
    /** The hydration errors from which React recovered. */
    errors,
    /** Hydrates the page, and waits until all earlier input is repeated. */
    async hydrate() {
      await settle();
      dispatchEvent(new Event('hydrate'));
      const root = await act(async () =>
        hydrateRoot(place, page, { onRecoverableError: (error) => void errors.push(error) }),
      );
      close = async () => {
        await act(async () => root.unmount());
        place.remove();
      };
      await settle();
    },
    close: async () => {
      await close();
      close = async () => {};
    },
  };
}

export async function settle() {
  for (let frames = 0; frames < 6; frames += 1) {
    await act(async () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
  }
}
