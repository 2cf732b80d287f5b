import { createHash } from 'node:crypto';
import type { StoreRecord } from '../domains/stores/store-record';
import { createCache, cacheKey } from '../cache/cache';
import { createHorizon } from '../cache/horizon';
import type { CacheBudget } from '../cache/cache-budget';
import type { FacadeContext } from '../facade/context';
import type { Contexts, FacadeRequest } from '../facade/contexts';
import type { Admitted } from './gate';
import type { Log } from '../base/log';
import type { createFacadeYoga } from './yoga';

/** `etag` is null if the response has errors; such a response must not be cached. */
export interface Answer {
  readonly body: Buffer;
  readonly etag: string | null;
}

export interface AnswersOptions {
  readonly yoga: ReturnType<typeof createFacadeYoga>;
  readonly contexts: Contexts;
  readonly log: Log;
  readonly now: () => number;
  readonly caches: CacheBudget;
}

/** Passes a response with errors through the cache to all waiting requests. */
class FailedAnswer extends Error {
  constructor(readonly answer: Answer) {
    super('The response has errors');
  }
}

/** Responses to queries are the same for every guest, and are cached until the store changes. */
export function createAnswers({ yoga, contexts, log, now, caches }: AnswersOptions) {
  const cache = createCache({
    entries: caches.open('answers'),
    sizeOf: (answer) => (answer as Answer).body.length,
    freshFor: 2_000,
    staleFor: 30_000,
    staleOnErrorFor: 0,
    nullFor: 0,
    reloadEveryMs: 60_000,
    now,
    onRefreshError: (error, store) => {
      if (!(error instanceof FailedAnswer)) log.warn({ err: error, store }, 'A cached response could not be refreshed');
    },
  });

  const ofAny = async ({ document, variables }: Admitted, facade: FacadeContext): Promise<Response> =>
    yoga.fetch(
      'http://facade/graphql',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ documentId: document.id, variables }),
      },
      { facade },
    );

  return {
    ofAny,

    async ofQuery(admitted: Admitted, record: StoreRecord | null, request: FacadeRequest): Promise<Answer> {
      const scope = {
        store: record?.store.id ?? '',
        revision: record?.store.revision ?? '',
        locale: request.locale,
      };
      const key = cacheKey<Answer>('answer', scope, admitted.document.id, JSON.stringify(admitted.variables));
      const horizon = createHorizon();
      const load = async () => {
        const response = await ofAny(admitted, contexts.of(record, { ...request, horizon }));
        const answer = answerOf(await response.text());
        if (!answer.etag) throw new FailedAnswer(answer);
        return answer;
      };
      try {
        return await cache.read(key, load, { version: record?.catalogue ?? null, horizon });
      } catch (error) {
        if (error instanceof FailedAnswer) return error.answer;
        throw error;
      }
    },
  };
}

function answerOf(text: string): Answer {
  const { errors } = JSON.parse(text) as { errors?: unknown };
  const body = Buffer.from(text);
  return { body, etag: errors ? null : `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
