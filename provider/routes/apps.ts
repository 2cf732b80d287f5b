import type { FastifyReply } from 'fastify';
import type { Handlers } from '../http/operations';
import { found } from '../not-found';
import { appReply } from '../replies/app-reply';
import { cardReply } from '../replies/card-reply';
import { ok } from '../replies/envelope';
import type { Repositories } from '../repositories/repositories';
import type { CurrentRevision } from '../repositories/stores';

const noStore = 'There is no such store';

const knownTags = (header = '') => header.split(',').map((tag) => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'));

/** 304 where the caller has the document already. */
function answer(revision: CurrentRevision | undefined, reply: FastifyReply) {
  const { tag, document } = found(revision, noStore);
  reply.header('etag', `"${tag}"`);
  return document ? ok(appReply(tag, document)) : reply.code(304).send();
}

export const appRoutes = ({ stores }: Repositories) =>
  ({
    async listApps() {
      return ok((await stores.cards()).map(cardReply));
    },

    async findApp({ query, headers }, reply) {
      const domain = query.host.toLowerCase().replace(/:\d+$/, '');
      return answer(await stores.byDomain(domain, knownTags(headers['if-none-match'])), reply);
    },

    async getApp({ params, headers }, reply) {
      return answer(await stores.byCodename(params.codename, knownTags(headers['if-none-match'])), reply);
    },
  }) satisfies Partial<Handlers>;
