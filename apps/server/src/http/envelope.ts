import type { Envelope, ErrorCode, Language } from '@foyer/contract'
import { loadCatalogue } from '@foyer/messages'
import { loadTranslations, resolveTranslated } from '@foyer/messages/languages'
import type { PreparedValue } from './prepared.ts'
import type { ServiceError } from './service-error.ts'

/** The texts of error codes in every language that there is, read once. */
const errorTexts = await loadTranslations(async (language) => (await loadCatalogue(language)).error)

/** The answer of a call that worked. */
export function wrapValue<Value>(value: Value): Envelope<Value> {
  return { success: true, value, message: null, errorCode: null }
}

/** The same, written. */
export function wrapPrepared({ json }: PreparedValue): string {
  return `{"success":true,"value":${json},"message":null,"errorCode":null}`
}

/** The answer of a call that was refused: the code, its text in the caller's language, the fields that were wrong. */
export function wrapError(error: ServiceError, language: Language): Envelope<never> {
  const texts = errorTexts[resolveTranslated(language)]
  return {
    success: false,
    value: null,
    message: texts[`error.${error.code satisfies ErrorCode}`],
    errorCode: error.code,
    ...(error.fields ? { fields: error.fields } : {}),
  }
}
