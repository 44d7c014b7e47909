import { createTransport } from 'nodemailer'
import type { MessageProvider } from './messages.ts'

/** Maximum time of one delivery to the mail server, in milliseconds. */
const SMTP_TIMEOUT_MS = 10_000

export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string
  /** Address of the sender; its name is the merchant's. */
  from: string
}

/** E-mail by SMTP. The message's id is its `Message-ID`, so that a repeated one is recognized by the recipient's server. */
export function createSmtpProvider({ url, from }: SmtpSettings): MessageProvider {
  const transport = createTransport(url, {
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  } as Parameters<typeof createTransport>[1]) // its types allow message defaults only; the socket reads these
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    code: 'smtp',
    async send(message) {
      try {
        await transport.sendMail({
          from: { name: message.from, address: from },
          to: { name: '', address: message.recipient },
          subject: message.subject,
          text: message.body,
          messageId: `<${message.id}@${domain}>`,
        })
        return 'sent'
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number } // nodemailer's error for an SMTP answer
        // Authentication required, too weak or failed: a setting is wrong, and the message is not.
        if (code === 'EAUTH' || [530, 534, 535].includes(responseCode ?? 0))
          throw new Error(`the mail server refuses the login: ${responseCode ?? 'no AUTH'}`)
        return responseCode !== undefined && responseCode >= 500 ? 'refused' : 'unknown'
      }
    },
    close: () => transport.close(),
  }
}
