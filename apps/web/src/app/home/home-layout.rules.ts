import type { SiteSettings, TemplateId } from '@foyer/contract'

/** A part of the home page below the member's strip. */
export type HomeSection = 'draw' | 'banners' | 'categories' | 'recent' | 'games' | 'winners'

/** Order of the sections by template: what the kind of merchant lives from comes first. */
const layouts: Record<TemplateId, readonly HomeSection[]> & Partial<Record<string, readonly HomeSection[]>> = {
  // Lottery house.
  MT8801: ['draw', 'winners', 'categories', 'banners', 'recent', 'games'],
  // Arcade.
  MT8802: ['draw', 'banners', 'categories', 'recent', 'games', 'winners'],
  // Sports club.
  MT8803: ['categories', 'banners', 'recent', 'games', 'draw', 'winners'],
  // Bank.
  MT8806: ['recent', 'draw', 'games', 'categories', 'banners', 'winners'],
  // Crash casino.
  MT8808: ['banners', 'winners', 'recent', 'games', 'categories', 'draw'],
  // Bingo hall.
  MT8813: ['draw', 'categories', 'recent', 'games', 'banners', 'winners'],
}

/** The sections of a merchant's home page in their order; unknown templates have that of MT8802 (OPEN-65). */
export function listHomeSections({ id, home_feature }: SiteSettings['template']): readonly HomeSection[] {
  const layout = (Object.hasOwn(layouts, id) ? layouts[id] : undefined) ?? layouts.MT8802
  const left = { winners: 'draw', draw: 'winners', both: undefined }[home_feature]
  return layout.filter((section) => section !== left)
}
