import { useLingui } from '@lingui/react'
import type { Problems } from './problems.rules.ts'
import { useServices } from './services.tsx'
import { WpsError } from './wps/wps-error.ts'

/** Returns the function from a failure to the server's problems with these fields of a form (`invalid_input`). */
export function useFieldProblems() {
  const { i18n } = useLingui()
  const { loadTexts } = useServices()
  return <Field extends string>(cause: unknown, fields: readonly Field[]) =>
    readFieldProblems(cause, fields, i18n, loadTexts)
}

/**
 * The problems by text id. A rule without a text here, such as one of a later server, is told in general: a member never
 * reads an id. `texts` has those of the page so far, by id; `loadTexts` loads those that are not embedded in it.
 */
export async function readFieldProblems<Field extends string>(
  cause: unknown,
  fields: readonly Field[],
  texts: { readonly messages: object },
  loadTexts: () => Promise<void>,
): Promise<Problems<Field>> {
  const named = cause instanceof WpsError ? cause.fields : []
  const ofForm = named.filter(({ path }) => fields.some((field) => field === path))
  const isKnown = ({ rule }: { rule: string }) => Object.hasOwn(texts.messages, rule)
  if (!ofForm.every(isKnown)) await loadTexts().catch(() => undefined)
  const problems = ofForm.map((found) => [found.path, isKnown(found) ? found.rule : 'field.invalid'])
  return Object.fromEntries(problems) as Problems<Field> // fields of the form, ids of texts
}
