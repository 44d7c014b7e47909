import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { shortText } from './fields.ts'

/** A text of the merchant, with the codes of its languages. */
export const downloadText = z.object({ codes: z.array(z.string().max(8)), text: z.string().max(500) })
export type DownloadText = z.output<typeof downloadText>

export const downloadSettings = endpoint({
  method: 'GET',
  path: '/wps/relay/WPSCORE_getDownloadSetting',
  access: 'anyone',
  summary: 'The merchant’s texts about its app and below its login (RELAY-12, ENT-16, LOGIN-15)',
  publicMaxAgeSeconds: 60,
  query: z.object({ domain: shortText.optional() }),
  value: z.object({ app_desc: z.array(downloadText), login_prompt_text: z.array(downloadText) }),
})

/** The text in a language, otherwise in the merchant's default one; undefined without either. */
export function findDownloadText(
  texts: readonly DownloadText[],
  { language, defaultLanguage }: { language: string; defaultLanguage: string },
): string | undefined {
  const find = (code: string) => texts.find(({ codes, text }) => text !== '' && codes.includes(code))?.text
  return find(language) ?? find(defaultLanguage)
}
