import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Mail } from '../modules/mail/queries/outbox';
import type { Mailing } from '../modules/mail';
import type { Settings } from '../settings';

const pause = 2_000;
/** A mail server that is silent for so long counts as not there. */
const patience = 10_000;
/** So many mails go out side by side: a recipient's slow server holds up no others. */
const atOnce = 4;

/** What a mail server's refusal may say in a log: its text can hold the address. */
const reasonOf = (error: unknown) => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return { code, responseCode };
};

/**
 * Sends the outbox's e-mails through a mail server, now and every 2 seconds. One that is not taken is tried again.
 * @returns what ends that, when the mail that is going out is out.
 */
export function startMailWorker(
  mail: Mailing['mail'],
  { SMTP_URL, MAIL_FROM }: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>,
  log: FastifyBaseLogger,
) {
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  let isEnding = false;

  async function send({ id, store, recipient, subject, body }: Mail) {
    try {
      const from = { name: store, address: MAIL_FROM };
      await transport.sendMail({ from, to: { name: '', address: recipient }, subject, text: body });
    } catch (error) {
      log.warn({ mail: id, ...reasonOf(error) }, 'A mail was not taken');
      return;
    }
    try {
      await mail.taken(id);
    } catch (error) {
      log.error({ err: error, mail: id }, 'A mail was taken, but not noted as such: it may go out again');
    }
  }

  const next = async () => (isEnding ? null : mail.take());

  async function sendOneByOne() {
    try {
      for (let due = await next(); due; due = await next()) await send(due);
    } catch (error) {
      log.error({ err: error }, 'The outbox was not looked through for mails');
    }
  }

  let sending: Promise<unknown> | null = null;
  function sendAll() {
    sending ??= Promise.all(Array.from({ length: atOnce }, sendOneByOne)).finally(() => {
      sending = null;
    });
  }

  sendAll();
  const timer = setInterval(sendAll, pause);
  return async () => {
    isEnding = true;
    clearInterval(timer);
    await sending;
    transport.close();
  };
}
