import type { FastifyReply } from 'fastify';
import type { Handlers } from '../../http/operations';
import { orNotFound } from '../../errors/call-errors';
import { appReply, cardReply } from './reply/app-reply';
import { ok } from '../../contract/envelope';
import { type Language, languageOf } from '../../contract/localize';
import type { Stores } from './index';
import type { CurrentRevision } from './queries/stores';

const noStore = 'The store does not exist';

/** Each language has its own version and tag. */
const tagEnds: { readonly [L in Language]: string } = { id: '', en: '-en' };

/** The caller's revisions in this language. */
const knownTags = (header = '', language: Language) =>
  header
    .split(',')
    .map((tag) => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'))
    .flatMap((tag) => (language === 'id' ? [tag] : tag.endsWith(tagEnds.en) ? [tag.slice(0, -tagEnds.en.length)] : []));

/** 304 if the caller has the document. */
function answer(revision: CurrentRevision | undefined, language: Language, reply: FastifyReply) {
  const { tag, document, version, ends_at } = orNotFound(revision, noStore);
  reply
    .header('etag', `"${tag}${tagEnds[language]}"`)
    .header('vary', 'accept-language')
    .header('catalogue-version', version);
  if (ends_at) reply.header('expires', new Date(ends_at).toUTCString());
  return document ? ok(appReply(tag, document)) : reply.code(304).send();
}

export const appRoutes = ({ stores: { stores } }: { stores: Stores }) =>
  ({
    async listApps({ query: { page = 1 } }) {
      const { cards, last } = await stores.cards(page);
      return { ...ok(cards.map(cardReply)), last_page: last };
    },

    async findApp({ query, headers }, reply) {
      const domain = query.host.toLowerCase().replace(/:\d+$/, '');
      const language = languageOf(headers['accept-language']);
      return answer(await stores.byDomain(domain, knownTags(headers['if-none-match'], language)), language, reply);
    },

    async getApp({ params, headers }, reply) {
      const language = languageOf(headers['accept-language']);
      const tags = knownTags(headers['if-none-match'], language);
      return answer(await stores.byCodename(params.codename, tags), language, reply);
    },
  }) satisfies Partial<Handlers>;
