import { WpsError } from '../../lib/wps/wps-error.ts'

/** CONF-15: the identity is proved and has no account. */
export function isWithoutAccount(cause: unknown): cause is WpsError {
  return cause instanceof WpsError && (cause.code === 'not.exists.user' || cause.code === 'bind_customer_required')
}

/** The platform's words about a missing account, without what stands in parentheses (LINE-15, ERR-32). */
export function stripParentheses(message: string | undefined): string | undefined {
  return message?.replaceAll(/\s*[(（][^)）]*[)）]/g, '').trim() || undefined
}
