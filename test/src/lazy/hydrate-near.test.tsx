import { act, fireEvent, within } from '@testing-library/react';
import { type ReactNode, StrictMode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { type Hydrates, HydrateNear } from '../../../src/lazy/hydrate-near';

const hydrated = jest.fn();
let comeNear = () => {};
let goAway = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  window.IntersectionObserver = class {
    constructor(private readonly seen: IntersectionObserverCallback) {}
    observe() {
      const see = (isIntersecting: boolean) =>
        this.seen([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
      comeNear = () => see(true);
      goAway = () => see(false);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'IntersectionObserver');
  document.body.replaceChildren();
  hydrated.mockReset();
});

function Content() {
  hydrated();
  return <button type="button">Beli</button>;
}

let renderAgain = () => {};

/** Passes new elements at each render, like a page with its own state. */
function Moving({ children }: { children: () => ReactNode }) {
  const [, setRenders] = useState(0);
  useEffect(() => {
    renderAgain = () => setRenders((renders) => renders + 1);
  }, []);
  return children();
}

function Away() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/?tab=2')}>
      Pindah
    </button>
  );
}

const loaded = () => Promise.resolve();

const page = (atOnce: boolean, hydrates: Hydrates, preload = loaded) => (
  <StrictMode>
    <MemoryRouter>
      <Away />
      <Moving>
        {() => (
          <HydrateNear atOnce={atOnce} hydrates={hydrates} preload={preload} fallback={<p>Memuat</p>}>
            <Content />
          </HydrateNear>
        )}
      </Moving>
    </MemoryRouter>
  </StrictMode>
);

/** The server's page, hydrated in a browser. */
async function takeOver(atOnce: boolean, hydrates: Hydrates, preload = loaded) {
  const observer = window.IntersectionObserver;
  Reflect.deleteProperty(window, 'IntersectionObserver');
  const root = document.createElement('div');
  root.innerHTML = renderToString(page(atOnce, hydrates));
  window.IntersectionObserver = observer;
  document.body.append(root);
  hydrated.mockReset();
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, page(atOnce, hydrates, preload), { onRecoverableError: (error) => errors.push(error) });
  });
  return { root, errors, before: root.innerHTML };
}

test('a visible part hydrates at load', async () => {
  const { errors } = await takeOver(true, 'near');
  expect(hydrated).toHaveBeenCalled();
  expect(errors).toEqual([]);
});

test('a distant part keeps the server’s html until it is near', async () => {
  const { root, errors } = await takeOver(false, 'near');
  expect(hydrated).not.toHaveBeenCalled();
  expect(root).toHaveTextContent('Beli');
  await act(async () => comeNear());
  expect(hydrated).toHaveBeenCalled();
  expect(root).toHaveTextContent('Beli');
  expect(root).not.toHaveTextContent('Memuat');
  expect(errors).toEqual([]);
});

test('a distant part stays unhydrated when the page renders again', async () => {
  const { root, errors } = await takeOver(false, 'near');
  await act(async () => renderAgain());
  expect(hydrated).not.toHaveBeenCalled();
  expect(root).toHaveTextContent('Beli');
  await act(async () => comeNear());
  expect(hydrated).toHaveBeenCalled();
  expect(root).not.toHaveTextContent('Memuat');
  expect(errors).toEqual([]);
});

// The page is in use from here on, for the tests below too.
test('a part that works as plain HTML waits for the first use of the page', async () => {
  await takeOver(true, 'later');
  await act(async () => comeNear());
  await act(async () => jest.advanceTimersByTime(60_000));
  expect(hydrated).not.toHaveBeenCalled();
  await act(async () => fireEvent.pointerMove(document.body));
  expect(hydrated).toHaveBeenCalled();
});

test('in a page that is in use, it waits some seconds after it is near', async () => {
  await takeOver(true, 'later');
  await act(async () => comeNear());
  expect(hydrated).not.toHaveBeenCalled();
  await act(async () => jest.advanceTimersByTime(2_500));
  expect(hydrated).toHaveBeenCalled();
});

test('a part that was scrolled past does not hydrate', async () => {
  await takeOver(false, 'later');
  await act(async () => comeNear());
  await act(async () => goAway());
  await act(async () => jest.advanceTimersByTime(2_500));
  expect(hydrated).not.toHaveBeenCalled();
});

test.each(['pointerdown', 'focusin', 'keydown'])('a distant part hydrates at %s', async (event) => {
  const { root } = await takeOver(false, 'later');
  const button = within(root).getByRole('button', { name: 'Beli' });
  await act(async () => button.dispatchEvent(new Event(event, { bubbles: true })));
  expect(hydrated).toHaveBeenCalled();
});

test.each([
  ['near', 'is near again', () => comeNear()],
  ['later', 'is touched', () => fireEvent.pointerDown(within(document.body).getByRole('button', { name: 'Beli' }))],
] as const)(
  'a part that hydrates %s keeps the server’s html if its code fails, until it %s',
  async (hydrates, _again, comeAgain) => {
    const preload = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
    const { root, errors } = await takeOver(false, hydrates, preload);
    await act(async () => comeNear());
    await act(async () => jest.advanceTimersByTime(2_500));
    expect(preload).toHaveBeenCalledTimes(1);
    expect(hydrated).not.toHaveBeenCalled();
    expect(root).toHaveTextContent('Beli');
    await act(async () => comeAgain());
    expect(hydrated).toHaveBeenCalled();
    expect(errors).toEqual([]);
  },
);

test('navigation does not wait for a part', async () => {
  const { root, errors } = await takeOver(false, 'near');
  await act(async () => fireEvent.click(within(root).getByRole('button', { name: 'Pindah' })));
  expect(hydrated).toHaveBeenCalled();
  expect(root).not.toHaveTextContent('Memuat');
  expect(errors).toEqual([]);
});

const reachFor = (element: Element) =>
  act(async () => void element.dispatchEvent(new Event('pointerover', { bubbles: true })));

test('a part that opens on request does not hydrate by itself, nor when anything else is touched', async () => {
  const preload = jest.fn(loaded);
  const { root } = await takeOver(false, 'asked', preload);
  await act(async () => jest.advanceTimersByTime(60_000));
  await reachFor(within(root).getByRole('button', { name: 'Pindah' }));
  expect(preload).not.toHaveBeenCalled();
  expect(hydrated).not.toHaveBeenCalled();
  expect(root).toHaveTextContent('Beli');
});

test('it hydrates when the visitor reaches for it', async () => {
  const { root, errors } = await takeOver(false, 'asked');
  await reachFor(within(root).getByRole('button', { name: 'Beli' }));
  expect(hydrated).toHaveBeenCalled();
  expect(errors).toEqual([]);
});

test('it hydrates when the visitor reaches for the button that opens it', async () => {
  const { root, errors } = await takeOver(false, 'asked');
  const opener = document.createElement('button');
  // jsdom has no popovers.
  Object.assign(opener, { popoverTargetElement: within(root).getByRole('button', { name: 'Beli' }) });
  document.body.append(opener);
  await reachFor(opener);
  expect(hydrated).toHaveBeenCalled();
  expect(errors).toEqual([]);
});

test('it keeps the server’s html if its code fails, and retries when the visitor reaches for it again', async () => {
  const preload = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
  const { root, errors } = await takeOver(false, 'asked', preload);
  const part = within(root).getByRole('button', { name: 'Beli' });
  await reachFor(part);
  expect(hydrated).not.toHaveBeenCalled();
  expect(root).toHaveTextContent('Beli');
  await reachFor(part);
  expect(hydrated).toHaveBeenCalled();
  expect(errors).toEqual([]);
});

test('only a tap on a link hydrates a part that opens on request at once', async () => {
  const preload = () => new Promise<void>(() => undefined);
  const { root } = await takeOver(false, 'asked', preload);
  await act(async () => fireEvent.click(document.body));
  expect(hydrated).not.toHaveBeenCalled();
  const link = document.createElement('a');
  root.append(link);
  await act(async () => fireEvent.click(link));
  expect(hydrated).toHaveBeenCalled();
});
