import type { DraftCopy } from './rules';

const waitMs = 500;

function withStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(localStorage);
  } catch {
    return undefined;
  }
}

function parsed(text: string | null): DraftCopy[] {
  try {
    return text === null ? [] : [JSON.parse(text) as DraftCopy];
  } catch {
    return [];
  }
}

/** Missing where the page is not served securely. */
const locks = () => (navigator as { readonly locks?: LockManager }).locks;

/** Whether the page that has a lock has ended; waits a little for one that is just being reloaded. */
async function isFree(name: string): Promise<boolean> {
  try {
    return (await locks()?.request(name, { signal: AbortSignal.timeout(waitMs) }, () => true)) ?? true;
  } catch {
    return false;
  }
}

/** What this page has not saved yet, stored in the browser under a key of its own, and what ended pages have left. */
export function createDraftCopies(codename: string, person: string, page: string) {
  const prefix = `studio:${codename}:${person}:draft:`;
  const own = prefix + page;
  return {
    /** Claims the key for as long as the page uses it. @returns a function that ends it */
    hold() {
      const controller = new AbortController();
      const held = new Promise<void>((resolve) => controller.signal.addEventListener('abort', () => resolve()));
      void locks()?.request(own, () => held);
      return () => controller.abort();
    },

    /** What pages that have ended could not save. */
    async left(): Promise<{ copies: DraftCopy[]; remove: () => void }> {
      const keys = withStorage((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ?? [];
      const others = keys.filter((key) => key !== own);
      const free = await Promise.all(others.map(isFree));
      const ended = others.filter((_, at) => free[at]);
      return {
        copies: ended.flatMap((key) => parsed(withStorage((storage) => storage.getItem(key)) ?? null)),
        remove: () => withStorage((storage) => ended.forEach((key) => storage.removeItem(key))),
      };
    },

    /** Whether the browser has stored it. */
    write: (copy: DraftCopy) =>
      withStorage((storage) => {
        storage.setItem(own, JSON.stringify(copy));
        return true;
      }) ?? false,

    remove: () => withStorage((storage) => storage.removeItem(own)),
  };
}

export type DraftCopies = ReturnType<typeof createDraftCopies>;
