import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  /** The store's name. */
  store: string;
  recipient: string;
  subject: string;
  body: string;
}

export interface Mailer {
  /** @throws Error if the mail server did not accept it */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** A mail server that is silent for longer counts as unreachable. */
const timeoutMs = 10_000;

/** Sends e-mails through the server of `SMTP_URL`, from `MAIL_FROM`. */
export function createSmtpMailer({ SMTP_URL, MAIL_FROM }: { SMTP_URL: string; MAIL_FROM: string }): Mailer {
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    async send({ store, recipient, subject, body }) {
      const from = { name: store, address: MAIL_FROM };
      await transport.sendMail({ from, to: { name: '', address: recipient }, subject, text: body });
    },
    close: () => transport.close(),
  };
}
