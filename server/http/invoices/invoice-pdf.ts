import type { FastifyReply } from 'fastify';
import type { StoreRoute } from '../../facade/store-reference';
import { setSessionCookies } from '../../sessions/sessions';
import type { Visit } from '../../sessions/visit';
import type { PageRenderer } from '../rendering/page-renderer';
import { drawInvoice } from './draw-invoice';
import { loadLogo } from './invoice-logo';

const address = /^\/invoice\/([A-Za-z0-9_]{1,40})\/pdf$/;

/** The invoice whose PDF a path inside a store names. */
export const invoiceOfPdf = (path: string): string | null => address.exec(path)?.[1] ?? null;

const fileName = (number: string) => `${number.replace(/[^\w-]+/g, '-').slice(0, 60) || 'invoice'}.pdf`;

interface InvoiceVisit {
  route: StoreRoute;
  /** Null on pages of no store. */
  codename: string | null;
  visit: Visit;
}

/** Sends the PDF, or leads to the page that says why there is none. @returns false if the customer has no such invoice */
export async function answerInvoicePdf(
  reply: FastifyReply,
  renderer: PageRenderer,
  question: Parameters<PageRenderer['describeInvoice']>[0],
  { route, codename, visit }: InvoiceVisit,
): Promise<boolean> {
  const described = await renderer.describeInvoice(question);
  if (described.kind === 'missing') return false;
  void reply.header('cache-control', 'no-store');
  if (codename) setSessionCookies(reply, codename, visit);
  if (described.kind === 'redirect') {
    await reply.redirect(route.base + described.path, 303);
    return true;
  }
  const { sheet } = described;
  const pdf = await drawInvoice(sheet, question.locale, await loadLogo(reply, sheet));
  await reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${fileName(sheet.number)}"`)
    .send(pdf);
  return true;
}
