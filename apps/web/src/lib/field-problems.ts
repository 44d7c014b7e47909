import { useLingui } from '@lingui/react'
import type { Problems } from './problems.rules.ts'
import { useServices } from './services.tsx'
import { WpsError } from './wps/wps-error.ts'

interface KnownTexts {
  /** Those of the page so far, by id. */
  readonly messages: object
  /** Loads the texts that are not embedded in the page. */
  load(): Promise<void>
}

/** Returns the function from a failure to the server's problems with these fields of a form (`invalid_input`). */
export function useFieldProblems() {
  const { i18n } = useLingui()
  const { loadTexts } = useServices()
  return <Field extends string>(cause: unknown, fields: readonly Field[]) =>
    readFieldProblems(cause, fields, {
      get messages() {
        return i18n.messages
      },
      load: loadTexts,
    })
}

/**
 * The problems by text id. A rule without a text here, such as one of a later server, is told in general: a member never
 * reads an id.
 */
export async function readFieldProblems<Field extends string>(
  cause: unknown,
  fields: readonly Field[],
  texts: KnownTexts,
): Promise<Problems<Field>> {
  const named = cause instanceof WpsError ? cause.fields : []
  const ofForm = named.filter(({ path }) => fields.some((field) => field === path))
  const isKnown = (rule: string) => Object.hasOwn(texts.messages, rule)
  if (!ofForm.every(({ rule }) => isKnown(rule))) await texts.load().catch(() => undefined)
  const problems = ofForm.map(({ path, rule }) => [path, isKnown(rule) ? rule : 'field.invalid'])
  return Object.fromEntries(problems) as Problems<Field> // fields of the form, ids of texts
}
