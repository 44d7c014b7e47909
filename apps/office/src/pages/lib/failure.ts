import { CallError } from './api.ts'
import type { TextId, useTranslation } from './i18n.tsx'

type Translation = ReturnType<typeof useTranslation>

/** What a person reads of a failed call; `own` names codes that mean something else on this page. */
export function describeFailure(
  error: unknown,
  { t }: Pick<Translation, 't'>,
  own: Partial<Record<string, TextId>> = {},
): string {
  if (!(error instanceof CallError)) return t('office.failed')
  const ownText = own[error.code]
  if (ownText) return t(ownText)
  if (error.code === 'offline') return t('office.offline')
  if (error.code === 'TOO_MANY_REQUESTS') return t('office.wait', { seconds: error.retryAfterSeconds })
  if (error.code === 'not_allowed') return t('office.forbidden')
  if (error.code === 'not_found') return t('office.missing')
  // The server's text of any other code, in the language of the call.
  return error.message || t('office.failed')
}
