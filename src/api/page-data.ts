import type { DocumentRef, Execute } from './execute';
import type { Loaded } from './loaded';

/** A promise whose result `use` reads immediately once it is settled. */
type Tracked<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

type Answers = { readonly [key: string]: Loaded<unknown> };

/** What one page view has loaded, by document and variables. One for each request on the server, one for each tab. */
export interface PageData {
  /**
   * The answer of a document: requested once, then cached until it is invalidated. A failed or old answer is cached
   * only for the visit in which it was shown; the next visit requests it again.
   * @param visit the same object for the whole visit
   */
  load<Data, Variables extends object>(
    document: DocumentRef<Data, Variables>,
    variables: Variables,
    visit?: object,
  ): Promise<Loaded<Data>>;
  /** Whether the document was already requested. */
  has<Data, Variables extends object>(document: DocumentRef<Data, Variables>, variables: Variables): boolean;
  peek<Data, Variables extends object>(
    document: DocumentRef<Data, Variables>,
    variables: Variables,
  ): Loaded<Data> | undefined;
  /** Removes an answer, so that the next `load` requests it again. */
  invalidate<Data, Variables extends object>(document: DocumentRef<Data, Variables>, variables: Variables): void;
  /** Replaces an answer by a newer one. */
  replace<Data, Variables extends object>(
    document: DocumentRef<Data, Variables>,
    variables: Variables,
    data: Data,
  ): void;
  /** Removes an answer that is no longer shown, without notifying. */
  drop<Data, Variables extends object>(document: DocumentRef<Data, Variables>, variables: Variables): void;
  /** Removes all private answers without notifying, because the visitor is about to leave the pages that show them. */
  invalidatePrivate(): void;
  /** Calls back when an answer was invalidated. */
  subscribe: (listener: () => void) => () => void;
  /** All settled answers, with which the browser starts. */
  answers(): Answers;
}

const settled = <Value>(value: Value): Tracked<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });

/** Milliseconds for which a price may be out of date; shorter than the validity of a frame's URL. */
const ttlMs = 4 * 60_000;

interface Entry {
  readonly promise: Tracked<Loaded<unknown>>;
  readonly askedAt: number;
  /** The visit in which it was last shown. */
  visit?: object | undefined;
  isPrivate?: boolean;
}

export function createPageData(execute: Execute, initial: Answers = {}, now: () => number = Date.now): PageData {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  for (const [key, answer] of Object.entries(initial)) entries.set(key, { promise: settled(answer), askedAt: now() });

  const keyOf = (document: { readonly id: string }, variables: object) => `${document.id}${JSON.stringify(variables)}`;

  const ask = <Data, Variables extends object>(document: DocumentRef<Data, Variables>, variables: Variables): Entry => {
    const promise: Tracked<Loaded<unknown>> = execute(document, variables).then(
      (answer) => Object.assign(promise, { status: 'fulfilled' as const, value: answer }).value,
    );
    return { promise, askedAt: now() };
  };

  const isGood = ({ promise, askedAt }: Entry) => promise.value?.ok !== false && now() - askedAt <= ttlMs;

  return {
    load<Data, Variables extends object>(document: DocumentRef<Data, Variables>, variables: Variables, visit?: object) {
      const key = keyOf(document, variables);
      let entry = entries.get(key);
      const isRevisited = visit !== undefined && entry?.visit !== undefined && entry.visit !== visit;
      if (!entry || (isRevisited && !isGood(entry))) entries.set(key, (entry = ask(document, variables)));
      entry.visit = visit ?? entry.visit;
      entry.isPrivate = document.private === true;
      return entry.promise as Promise<Loaded<Data>>;
    },
    has: (document, variables) => entries.has(keyOf(document, variables)),
    peek: <Data, Variables extends object>(document: DocumentRef<Data, Variables>, variables: Variables) =>
      entries.get(keyOf(document, variables))?.promise.value as Loaded<Data> | undefined,
    invalidate(document, variables) {
      entries.delete(keyOf(document, variables));
      for (const listener of listeners) listener();
    },
    replace(document, variables, data) {
      const key = keyOf(document, variables);
      const promise = settled<Loaded<unknown>>({ ok: true, data });
      entries.set(key, { ...entries.get(key), promise, askedAt: now() });
      for (const listener of listeners) listener();
    },
    drop: (document, variables) => void entries.delete(keyOf(document, variables)),
    invalidatePrivate() {
      for (const [key, { isPrivate }] of entries) if (isPrivate) entries.delete(key);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answers: () =>
      Object.fromEntries([...entries].flatMap(([key, { promise }]) => (promise.value ? [[key, promise.value]] : []))),
  };
}
