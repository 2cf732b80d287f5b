import type { FastifyReply } from 'fastify';
import type { Handlers } from '../../http/operations';
import { found } from '../../errors/call-errors';
import { appReply, cardReply } from './reply/app-reply';
import { ok } from '../../http/envelope';
import { type Language, languageOf } from '../../http/localize';
import type { Stores } from './index';
import type { CurrentRevision } from './queries/stores';

const noStore = 'There is no such store';

/** Each language has a version, and so a tag, of its own. */
const tagEnds: { readonly [L in Language]: string } = { id: '', en: '-en' };

/** Revisions that the caller has in this language. */
const knownTags = (header = '', language: Language) =>
  header
    .split(',')
    .map((tag) => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'))
    .flatMap((tag) => (language === 'id' ? [tag] : tag.endsWith(tagEnds.en) ? [tag.slice(0, -tagEnds.en.length)] : []));

/** 304 where the caller has the document already. */
function answer(revision: CurrentRevision | undefined, language: Language, reply: FastifyReply) {
  const { tag, document } = found(revision, noStore);
  reply.header('etag', `"${tag}${tagEnds[language]}"`).header('vary', 'accept-language');
  return document ? ok(appReply(tag, document)) : reply.code(304).send();
}

export const appRoutes = ({ stores }: Stores) =>
  ({
    async listApps() {
      return ok((await stores.cards()).map(cardReply));
    },

    async findApp({ query, headers }, reply) {
      const domain = query.host.toLowerCase().replace(/:\d+$/, '');
      const language = languageOf(headers['accept-language']);
      return answer(await stores.byDomain(domain, knownTags(headers['if-none-match'], language)), language, reply);
    },

    async getApp({ params, headers }, reply) {
      const language = languageOf(headers['accept-language']);
      const known = knownTags(headers['if-none-match'], language);
      return answer(await stores.byCodename(params.codename, known), language, reply);
    },
  }) satisfies Partial<Handlers>;
