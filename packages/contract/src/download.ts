import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { address, shortText } from './fields.ts'

/** A text of the merchant, with the codes of its languages. */
export const downloadText = z.object({ codes: z.array(z.string().max(8)), text: z.string().max(500) })
export type DownloadText = z.output<typeof downloadText>

/** Where the merchant's app is, by kind of file (ENT-15). */
export const downloadResource = z.object({
  resourceType: z.enum(['IOS', 'MOBILECONFIG', 'Android', 'AppDownloadIcon']),
  url: address,
})
export type DownloadResource = z.output<typeof downloadResource>

export const downloadSettings = endpoint({
  method: 'GET',
  path: '/wps/relay/WPSCORE_getDownloadSetting',
  access: 'anyone',
  summary: 'The merchant’s texts about its app and below its login (RELAY-12, ENT-16, LOGIN-15)',
  publicMaxAgeSeconds: 60,
  query: z.object({ domain: shortText.optional() }),
  value: z.object({
    app_desc: z.array(downloadText),
    login_prompt_text: z.array(downloadText),
    /** Absent without an app. */
    resources: z.array(downloadResource).optional(),
    /** Who sees the download bar (FLAG-26, OPEN-49): members only, or from this rank on. */
    loginRequired: z.boolean().optional(),
    vipLevel: z.number().int().optional(),
    /** Newest version of the native app, `major.minor.patch` (MODAL-10). */
    latestVersion: z.string().max(20).optional(),
  }),
})

/** The text in a language, otherwise in the merchant's default one; undefined without either. */
export function findDownloadText(
  texts: readonly DownloadText[],
  { language, defaultLanguage }: { language: string; defaultLanguage: string },
): string | undefined {
  const find = (code: string) => texts.find(({ codes, text }) => text !== '' && codes.includes(code))?.text
  return find(language) ?? find(defaultLanguage)
}
