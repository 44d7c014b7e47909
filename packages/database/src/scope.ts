import pg from 'pg'
import type { ScopeOptions } from './types.ts'

/** Identity of a database handle. */
export interface Identity {
  schema: string
  role: string
}

const PLAIN_NAME = /^[a-z][a-z0-9_]{0,39}$/

/** @returns `name`, if it is a plain lower-case SQL name. @throws TypeError otherwise */
export function requirePlainName(name: string): string {
  if (!PLAIN_NAME.test(name)) throw new TypeError(`"${name}" is not a plain lower-case SQL name`)
  return name
}

/** @returns the operator's role (work across merchants) of an application's role */
export function getOperatorRole(role: string): string {
  return `${role}_operator`
}

/** The settings of one transaction as pairs of name and value, in the order of their application. */
function listSettings(identity: Identity, options: ScopeOptions): [string, string][] {
  const settings: [string, string][] = [
    ['role', options.isOperator ? getOperatorRole(identity.role) : identity.role],
    ['search_path', `${identity.schema}, pg_temp`],
    ['app.merchant', options.merchant ?? ''],
  ]
  if (options.lockTimeoutMs !== undefined) settings.push(['lock_timeout', String(options.lockTimeoutMs)])
  if (options.statementTimeoutMs !== undefined) settings.push(['statement_timeout', String(options.statementTimeoutMs)])
  if (options.isReadOnly) settings.push(['transaction_read_only', 'on'])
  return settings
}

/** A SELECT that sets the scope until the end of its transaction, as a prepared statement. */
export interface ScopeStatement {
  /** Equal for equal text, so that a connection prepares it once. */
  name: string
  text: string
  values: string[]
}

/* `set_config(…, true)` and never `SET`: a setting that outlives its transaction would reach the next user of the
   session. */

/** The scope for a statement that follows it in one pipeline. */
export function writeScopeStatement(identity: Identity, options: ScopeOptions): ScopeStatement {
  const settings = listSettings(identity, options)
  const calls = settings.map(([name], index) => `set_config('${name}', $${index + 1}, true)`)
  return {
    // Initials: PostgreSQL truncates statement names at 63 characters, and two could become equal.
    name: `scope ${settings.map(([name]) => name.replace(/([a-z])[a-z]*[._]?/g, '$1')).join(' ')}`,
    text: `SELECT ${calls.join(', ')}`,
    values: settings.map(([, value]) => value),
  }
}

/** The scope as text for a message of several statements, which has no parameters. */
export function writeScopeSelect(identity: Identity, options: ScopeOptions): string {
  const calls = listSettings(identity, options).map(
    ([name, value]) => `set_config('${name}', ${pg.escapeLiteral(value)}, true)`,
  )
  return `SELECT ${calls.join(', ')}`
}
