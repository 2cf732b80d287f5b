import type { FastifyReply } from 'fastify';
import { answerCalendar, orderOfCalendar } from '../bookings/booking-calendar';
import { answerInvoicePdf, invoiceOfPdf } from '../invoices/invoice-pdf';
import { goLocation, isGo } from './go';
import { executeOf, isSignedIn, type PageContext, type PagesOptions } from './page-request';

/** `sent`: the reply is complete. `missing`: the store's 404 page answers. `page`: the page at the path answers. */
type Outcome = 'sent' | 'missing' | 'page';

interface OtherAnswer {
  isAt: (path: string) => boolean;
  answer: (options: PagesOptions, context: PageContext, reply: FastifyReply) => Promise<Outcome>;
}

const invoicePdf: OtherAnswer = {
  isAt: (path) => invoiceOfPdf(path) !== null,
  async answer(options, context, reply) {
    const { chosen, route } = context;
    const id = invoiceOfPdf(route.path) ?? '';
    const signedIn = isSignedIn(context);
    const question = { execute: executeOf(options, context), id, locale: chosen.locale, signedIn };
    return (await answerInvoicePdf(reply, options.build.renderer, question, context)) ? 'sent' : 'missing';
  },
};

const bookingCalendar: OtherAnswer = {
  isAt: (path) => orderOfCalendar(path) !== null,
  async answer(options, context, reply) {
    const id = orderOfCalendar(context.route.path) ?? '';
    const question = { execute: executeOf(options, context), id, signedIn: isSignedIn(context) };
    return (await answerCalendar(reply, options.build.renderer, question, context)) ? 'sent' : 'missing';
  },
};

const callToAction: OtherAnswer = {
  isAt: isGo,
  async answer(options, context, reply) {
    const signedIn = isSignedIn(context);
    if (context.forMembers && !signedIn) return 'page';
    const going = { execute: executeOf(options, context), renderer: options.build.renderer, signedIn };
    const leads = await goLocation(context.route, going);
    if (leads.kind === 'nowhere') return 'missing';
    if (leads.kind === 'to-a-page') return 'page';
    reply.header('cache-control', 'no-store').redirect(leads.location, 303);
    return 'sent';
  },
};

const all: readonly OtherAnswer[] = [invoicePdf, bookingCalendar, callToAction];

/** What answers a path inside a store instead of a page: a file, or a redirect to the target of a call to action. */
export const otherAnswerAt = (path: string): OtherAnswer | undefined => all.find(({ isAt }) => isAt(path));
