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

/**
 * `sent`: accepted by the provider; `refused`: never to be sent; `unserved`: nor is any other to the recipient's country;
 * `unknown`: to be tried again.
 */
export type SendOutcome = 'sent' | 'refused' | 'unserved' | 'unknown'

/** A provider of sms or e-mail. One file each, named in `connect-messages.ts`. */
export interface MessageProvider {
  readonly code: string
  /** @throws Error for a failure that the operator must correct: it is logged, and the message is tried again. */
  send(message: ProviderMessage): Promise<SendOutcome>
  close?(): void
}

/** A provider that makes, sends and checks codes by sms itself. One file each, named in `connect-messages.ts`. */
export interface CodeProvider {
  readonly code: string
  /** Public key of the captcha that a visitor solves for `sendCode`; undefined while the provider does not answer. */
  findCaptchaKey(): Promise<string | undefined>
  /** `session` belongs to the check. `proof`: the visitor's captcha, which the provider checks. */
  sendCode(request: { number: string; languageTag: string; proof: string | undefined }): Promise<CodeSending>
  /** Consumes a right code. The number is the one that the session was opened for. */
  checkCode(request: { session: string; number: string; code: string }): Promise<'right' | 'wrong' | 'unknown'>
}

export type CodeSending =
  | { outcome: 'sent'; session: string }
  | { outcome: Exclude<SendOutcome, 'sent'>; reason: string }

/** The provider of a merchant's codes by sms, where that is not the platform's own (OPEN-28). */
export type CodeProviderFinder = (merchant: CodeMerchant) => CodeProvider | undefined

/** What decides on a merchant's provider. */
export interface CodeMerchant {
  code: string
  settings: { smsProvider: { firebase: boolean; apiKey?: string | undefined } }
}

/** The connected provider of each channel; none where the operator has not connected one. */
export type MessageProviders = Readonly<Partial<Record<MessageChannel, MessageProvider>>>
