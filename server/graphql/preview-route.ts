import type { FastifyReply, FastifyRequest } from 'fastify';
import { Kind } from 'graphql';
import { serverAnswerMs } from '../__generated__/limits';
import { previewOrigin } from '../base/public-origin';
import type { createAnswers } from './answers';
import { askedLocale } from './asked-locale';
import { checkRequest, storeMethods } from './gate';
import type { GraphqlRouteOptions } from './graphql-route';
import type { Preview } from '../sealing/preview-sealer';
import { refusal } from './refusal';
import { sendResponse } from './send';
import type { TrustedDocument } from './trusted-documents';

type Options = GraphqlRouteOptions & { readonly answers: ReturnType<typeof createAnswers> };

interface PreviewParams {
  readonly sealed: string;
  readonly codename: string;
}

const sentences = {
  id: 'Ini pratinjau: tidak ada yang dibeli atau disimpan.',
  en: 'This is a preview: nothing is bought or saved.',
};

/**
 * Mutations that change nothing in a preview. A tap and a view are counted nowhere, and a page opens a target only when
 * its tap was counted. What a made-up customer has read is noted nowhere, and their vouchers are made up as well.
 */
const harmless = {
  guest: new Set(['trackClick', 'trackView']),
  customer: new Set(['trackClick', 'trackView', 'markChatRead', 'markNotificationsRead', 'checkVoucher']),
};

const changesNothing = ({ kind, operation }: TrustedDocument, { viewer }: Preview) =>
  kind === 'query' ||
  operation.selectionSet.selections.every(
    (field) => field.kind === Kind.FIELD && harmless[viewer].has(field.name.value),
  );

/** The facade of a page in a preview: for a guest or a made-up customer, never from a cache, and nothing can be changed. */
export const previewRoute = ({ schema, documents, contexts, openPreview, settings, answers }: Options) =>
  async function answer(request: FastifyRequest, reply: FastifyReply) {
    void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    const query = request.query as Readonly<Record<string, unknown>>;
    const body = typeof request.body === 'string' ? request.body : '';
    const verdict = checkRequest(
      { method: request.method, headers: request.headers, query, body, ownOrigin: previewOrigin(request, settings) },
      { schema, documents, isOpen: false, methods: storeMethods },
    );
    if (verdict.kind === 'refused') return refusal(request, reply, verdict);
    const locale = askedLocale(query.lang);
    if (!locale) return refusal(request, reply, { status: 400, reason: 'lang' });
    const { sealed, codename } = request.params as PreviewParams;
    const signal = AbortSignal.timeout(serverAnswerMs);
    const opened = await openPreview(sealed, codename, { requestId: request.id, locale });
    if (!opened || verdict.kind === 'text' || verdict.document.kind === 'subscription')
      return refusal(request, reply, { status: 404, reason: 'preview' });
    const { preview, record } = opened;
    if (!changesNothing(verdict.document, preview)) {
      request.log.info({ requestId: request.id }, 'a change in a preview was refused');
      const extensions = { code: 'PREVIEW', requestId: request.id };
      return reply.send({ errors: [{ message: sentences[locale], extensions }] });
    }
    const facade = contexts.of(record, { requestId: request.id, locale, log: request.log, signal, preview });
    return sendResponse(reply, await answers.ofAny(verdict, facade));
  };
