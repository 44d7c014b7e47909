import { isIndexable } from '../routes.rules.ts'

/** Title and indexing of the page that this document shows now (SEO-05). */
export function writeDocumentHead({ title, origin, path }: { title: string; origin: string; path: string }): void {
  document.title = title
  const robots = document.querySelector('meta[name="robots"]')
  robots?.setAttribute('content', isIndexable(new URL(origin).host, path) ? 'index,follow' : 'noindex,nofollow')
}
