/** What the worker uses of its global scope: TypeScript's library for workers excludes that of pages. */
export interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface MessageToWorker extends LifecycleEvent {
  data: unknown;
}

interface WorkerEvents {
  install: LifecycleEvent;
  activate: LifecycleEvent;
  message: MessageToWorker;
}

interface WorkerScope {
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
  /** Written before the script by the server, see `server/http/files/worker.ts`. */
  storeOfWorker: { codename: string };
}

export const scope = self as unknown as WorkerScope;

/** The store's caches begin with its codename, since stores share an origin. */
export const cacheName = (name: string) => `${scope.storeOfWorker.codename}:${name}`;
