import type { EndpointValue, legalText } from '@foyer/contract'

type Section = EndpointValue<typeof legalText>['sections'][number]

/** A text by version and language; of a list the newest comes first. */
interface VersionedText {
  version: string
  language: string
}

interface Wanted {
  /** The version that the address names. */
  version: string | undefined
  /** The version that members accept. */
  inForce: string | undefined
  language: string
  fallbackLanguage: string
}

/**
 * The merchant's own text: of the named version, else of the one in force, else, where none is in force, the newest; in the
 * wanted language, else the merchant's, else any. Undefined without one: no other version stands in for it.
 */
export function chooseLegalText(
  texts: readonly VersionedText[],
  { version, inForce, language, fallbackLanguage }: Wanted,
): VersionedText | undefined {
  const chosen = version ?? inForce ?? texts[0]?.version
  const own = texts.filter((text) => text.version === chosen)
  return (
    own.find((text) => text.language === language) ?? own.find((text) => text.language === fallbackLanguage) ?? own[0]
  )
}

/** Sections of a text: `# ` begins one, each other line with content is a paragraph. */
export function splitLegalText(body: string): Section[] {
  const sections: Section[] = []
  for (const line of body.split('\n').map((text) => text.trim())) {
    if (line.startsWith('# ')) sections.push({ title: line.slice(2).trim(), paragraphs: [] })
    else if (line !== '') {
      if (sections.length === 0) sections.push({ title: '', paragraphs: [] })
      sections.at(-1)?.paragraphs.push(line)
    }
  }
  return sections
}
