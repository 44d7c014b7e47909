import { ServiceError } from '../http/service-error.ts'

/** What is logged of a part of a page's initial data that could not be read. */
export interface InitialDataFailure {
  level: 'info' | 'warn' | 'error'
  fields: { code: string } | { err: unknown }
}

/**
 * A refusal is one line, as a call's is: below 500 it is the visitor's, from 500 on something does not answer. Only a
 * defect has a stack.
 */
export function describeInitialDataFailure(error: unknown): InitialDataFailure {
  if (!(error instanceof ServiceError)) return { level: 'error', fields: { err: error } }
  return { level: error.status >= 500 ? 'warn' : 'info', fields: { code: error.code } }
}
