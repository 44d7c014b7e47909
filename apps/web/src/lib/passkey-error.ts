/**
 * `unused`: cancelled, timed out, or without a passkey, which browsers do not tell apart. `exists`: the device has one
 * of this account.
 */
export class PasskeyError extends Error {
  readonly reason: 'unused' | 'exists' | 'failed'

  constructor(reason: PasskeyError['reason'], options?: ErrorOptions) {
    super(reason, options)
    this.name = 'PasskeyError'
    this.reason = reason
  }
}
