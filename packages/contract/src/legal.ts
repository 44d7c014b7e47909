import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { termsVersion } from './terms.ts'

/** Legal pages in full, each by merchant and version (OPEN-77). */
export const legalPages = ['terms', 'privacy', 'bonus', 'complaints'] as const
export type LegalPage = (typeof legalPages)[number]

export const legalText = endpoint({
  method: 'GET',
  path: '/wps/content/legal',
  access: 'anyone',
  summary:
    'A legal page in full: the merchant’s own text by version, else the platform’s standard one (OPEN-77, DEC-32)',
  publicMaxAgeSeconds: 60,
  /** Without a version that in force: the one that members accept, else the newest. */
  query: z.object({ page: z.enum(legalPages), version: termsVersion.optional() }),
  value: z.object({
    /** Null for a standard text that no version names. */
    version: z.string().nullable(),
    /** Language code of the text: a merchant's own one may not exist in the caller's. */
    language: z.string(),
    sections: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
  }),
  errors: ['not_found'],
})
