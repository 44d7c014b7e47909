import type { Announcement } from '@foyer/contract'

/** The categories of announcements in their order, each with its name, else its code (NOTICE-01). */
export function listCategories(entries: readonly Announcement[]): { value: string; label: string }[] {
  const names = new Map<string, string>()
  for (const { category, categoryTitle } of entries)
    if (!names.has(category) || categoryTitle) names.set(category, categoryTitle ?? names.get(category) ?? category)
  return [...names].map(([value, label]) => ({ value, label }))
}
