/**
 * The parts of the global scope that the worker uses, because TypeScript's library for workers conflicts with the one
 * for pages.
 */
export interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface MessageToWorker extends LifecycleEvent {
  data: unknown;
}

export interface PushEvent extends LifecycleEvent {
  data: { text(): string } | null;
}

export interface NotificationTap extends LifecycleEvent {
  notification: { data: unknown; close(): void };
}

interface WorkerEvents {
  install: LifecycleEvent;
  activate: LifecycleEvent;
  message: MessageToWorker;
  push: PushEvent;
  notificationclick: NotificationTap;
}

export interface Tab {
  url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

interface WorkerScope {
  registration: {
    scope: string;
    showNotification(title: string, options: object): Promise<void>;
    /** Undefined if the browser has no push messages. */
    pushManager?: { getSubscription(): Promise<{ unsubscribe(): Promise<boolean> } | null> };
  };
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  /** Undefined in older browsers. */
  cookieStore?: { getAll(): Promise<readonly { name: string }[]> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
  /** Written before the script by the server, see `server/http/files/worker.ts`. */
  storeOfWorker: {
    codename: string;
    /** Scripts and styles of the pages that open offline. */
    files: readonly string[];
  };
}

export const scope = self as unknown as WorkerScope;

/** The names of the store's caches begin with its codename, because stores share an origin. */
export const cacheName = (name: string) => `${scope.storeOfWorker.codename}:${name}`;
