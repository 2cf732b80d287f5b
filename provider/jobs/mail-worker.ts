import type { FastifyBaseLogger } from 'fastify';
import type { Mail } from '../modules/mail/queries/outbox';
import type { Mailing } from '../modules/mail';
import type { Mailer } from '../mailer/smtp-mailer';

const intervalMs = 2_000;
/** Mails sent in parallel, so that a slow one delays no others. */
const concurrency = 4;

/** The server's answer may contain the recipient, so it is not logged. */
const reasonOf = (error: unknown) => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return { code, responseCode };
};

/** Sends the outbox's e-mails every 2 s, with retries. @returns a function that stops after those in flight */
export function startMailWorker(mail: Mailing['mail'], mailer: Mailer, log: FastifyBaseLogger) {
  let isEnding = false;

  async function send({ id, store, recipient, subject, body }: Mail) {
    try {
      await mailer.send({ store, recipient, subject, body });
    } catch (error) {
      log.warn({ mail: id, ...reasonOf(error) }, 'The mail server did not accept a mail');
      return;
    }
    try {
      await mail.markSent(id);
    } catch (error) {
      log.error({ err: error, mail: id }, 'A mail was sent but could not be marked as sent; it may be sent again');
    }
  }

  const next = async () => (isEnding ? null : mail.take());

  async function sendOneByOne() {
    try {
      for (let pending = await next(); pending; pending = await next()) await send(pending);
    } catch (error) {
      log.error({ err: error }, 'Failed to read the outbox');
    }
  }

  let sending: Promise<unknown> | null = null;
  function sendAll() {
    sending ??= Promise.all(Array.from({ length: concurrency }, sendOneByOne)).finally(() => {
      sending = null;
    });
  }

  sendAll();
  const timer = setInterval(sendAll, intervalMs);
  return async () => {
    isEnding = true;
    clearInterval(timer);
    await sending;
    mailer.close();
  };
}
