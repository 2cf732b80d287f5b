import type { FastifyReply } from 'fastify';
import type { InvoiceSheet } from '../../../src/entry-server';
import { answerFile, type FileVisit } from '../files/answer-file';
import type { PageRenderer } from '../rendering/page-renderer';
import { drawInvoice } from './draw-invoice';
import { loadLogo } from './invoice-logo';

const pattern = /^\/invoice\/([A-Za-z0-9_]{1,40})\/pdf$/;

/** The invoice of a PDF, from a path inside a store. */
export const invoiceOfPdf = (path: string): string | null => pattern.exec(path)?.[1] ?? null;

/**
 * Sends the PDF, or redirects to the page that explains why there is none. @returns false if the customer has no such
 * invoice
 */
export const answerInvoicePdf = async (
  reply: FastifyReply,
  renderer: PageRenderer,
  question: Parameters<PageRenderer['describeInvoice']>[0],
  visit: FileVisit,
): Promise<boolean> =>
  answerFile<{ sheet: InvoiceSheet }>(reply, await renderer.describeInvoice(question), visit, async ({ sheet }) => ({
    name: sheet.number,
    ending: 'pdf',
    type: 'application/pdf',
    disposition: 'inline',
    body: await drawInvoice(sheet, question.locale, await loadLogo(reply, sheet)),
  }));
