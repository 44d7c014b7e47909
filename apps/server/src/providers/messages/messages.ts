/** Channels of messages outside of the site. */
export type MessageChannel = 'sms' | 'email'

/** One message to one address. */
export interface ProviderMessage {
  /** Idempotency key: a provider that knows it does not send again. */
  id: string
  /** Merchant's name, for the sender of an e-mail. */
  from: string
  /** E.164 number with `+`, or an e-mail address. */
  recipient: string
  /** Empty for sms. */
  subject: string
  body: string
}

/** `sent`: accepted by the provider; `refused`: never to be sent; `unknown`: to be tried again. */
export type SendOutcome = 'sent' | 'refused' | 'unknown'

/** A provider of sms or e-mail. One file each, named in `connect-messages.ts`. */
export interface MessageProvider {
  readonly code: string
  send(message: ProviderMessage): Promise<SendOutcome>
  close?(): void
}

/** The connected provider of each channel; none where the operator has not connected one. */
export type MessageProviders = Readonly<Partial<Record<MessageChannel, MessageProvider>>>
