import type { DocumentRef } from './document-ref';
import type { Execute } from './execute';
import type { Loaded } from './loaded';

/** A promise that `use` reads at once when it is settled. */
type Tracked<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

type Answers = { readonly [key: string]: Loaded<unknown> };

/** What one page view has loaded, by document and variables. One for each request on the server, one for each tab. */
export interface PageData {
  /** The answer of a document; asked for once, then kept until `forget`. */
  load<Data, Variables extends object>(
    document: DocumentRef<Data, Variables>,
    variables: Variables,
  ): Promise<Loaded<Data>>;
  /** The document was asked for already. */
  has<Data, Variables extends object>(document: DocumentRef<Data, Variables>, variables: Variables): boolean;
  /** The answer, where it is there already. */
  peek<Data, Variables extends object>(
    document: DocumentRef<Data, Variables>,
    variables: Variables,
  ): Loaded<Data> | undefined;
  /** Drops an answer that is too old to begin a page with. Whoever shows it goes on doing so. */
  dropStale<Data, Variables extends object>(document: DocumentRef<Data, Variables>, variables: Variables): void;
  /** Drops an answer, so that the next `load` asks again. */
  forget<Data, Variables extends object>(document: DocumentRef<Data, Variables>, variables: Variables): void;
  /** Shows a newer answer in place of the one that is there. */
  replace<Data, Variables extends object>(
    document: DocumentRef<Data, Variables>,
    variables: Variables,
    data: Data,
  ): void;
  /** Drops an answer that nobody shows any more. */
  drop<Data, Variables extends object>(document: DocumentRef<Data, Variables>, variables: Variables): void;
  /** Drops all private answers, and tells nobody: the pages that show them are about to be left. */
  forgetPrivate(): void;
  /** Calls back when something was forgotten. */
  subscribe: (listener: () => void) => () => void;
  /** All settled answers, for the browser to start from. */
  answers(): Answers;
}

const settled = <Value>(value: Value): Tracked<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });

/** Milliseconds in which nobody minds that a price is older; shorter than a frame's address is good for. */
const keptFor = 4 * 60_000;

export function createPageData(execute: Execute, initial: Answers = {}, now: () => number = Date.now): PageData {
  const askedAt = new Map(Object.keys(initial).map((key) => [key, now()]));
  const promises = new Map<string, Tracked<Loaded<unknown>>>();
  const answers = new Map(Object.entries(initial));
  const privateKeys = new Set<string>();
  const listeners = new Set<() => void>();
  for (const [key, answer] of answers) promises.set(key, settled(answer));

  const keyOf = (document: { readonly id: string }, variables: object) => `${document.id}${JSON.stringify(variables)}`;

  const drop = (key: string) => {
    promises.delete(key);
    answers.delete(key);
  };

  return {
    load<Data, Variables extends object>(document: DocumentRef<Data, Variables>, variables: Variables) {
      const key = keyOf(document, variables);
      if (document.private) privateKeys.add(key);
      let promise = promises.get(key);
      if (!promise) {
        const asked: Tracked<Loaded<unknown>> = execute(document, variables).then((answer) => {
          answers.set(key, answer);
          return Object.assign(asked, { status: 'fulfilled' as const, value: answer }).value;
        });
        promises.set(key, (promise = asked));
        askedAt.set(key, now());
      }
      return promise as Promise<Loaded<Data>>;
    },
    has: (document, variables) => promises.has(keyOf(document, variables)),
    peek: <Data, Variables extends object>(document: DocumentRef<Data, Variables>, variables: Variables) =>
      answers.get(keyOf(document, variables)) as Loaded<Data> | undefined,
    dropStale(document, variables) {
      const key = keyOf(document, variables);
      if (now() - (askedAt.get(key) ?? 0) > keptFor) drop(key);
    },
    forget(document, variables) {
      drop(keyOf(document, variables));
      for (const listener of listeners) listener();
    },
    replace(document, variables, data) {
      const key = keyOf(document, variables);
      const answer = { ok: true, data } as const;
      answers.set(key, answer);
      promises.set(key, settled<Loaded<unknown>>(answer));
      askedAt.set(key, now());
      for (const listener of listeners) listener();
    },
    drop: (document, variables) => drop(keyOf(document, variables)),
    forgetPrivate() {
      for (const key of privateKeys) drop(key);
      privateKeys.clear();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answers: () => Object.fromEntries(answers),
  };
}
