import type { ContentFields, ContentKind, EndpointValue, listStaffContent, readStaffContent } from '@foyer/contract'

export type Summary = EndpointValue<typeof listStaffContent>['items'][number]
export type Reading = EndpointValue<typeof readStaffContent>
export type Item = NonNullable<Reading['item']>
export type Language = Reading['languages'][number]
export type FieldsOf<Kind extends ContentKind> = Extract<ContentFields, { kind: Kind }>
export type Localized = FieldsOf<'announcement'>['title']

/** What the fields of a form share: the language that is written, and what is wrong by the field's path. */
export interface Writing {
  languages: readonly Language[]
  language: Language
  timeZone: string
  faults: Readonly<Record<string, string>>
}
