import { type TemplateId, templateIds } from '@foyer/contract'

/** Names of `footer_icon_theme`; `outline` is another name of `line`. */
export const iconThemes = ['base', 'solid', 'line', 'duotone'] as const
type IconTheme = (typeof iconThemes)[number]

/** FOOT-11, FOOT-12: the default theme is `solid`, which is `base` in MT8801. */
export function iconThemeOf(templateId: string, theme: string): string {
  const name = theme.trim().toLowerCase() || 'solid'
  return templateId === 'MT8801' && name === 'solid' ? 'base' : name
}

/** The icons of a template in a theme. */
export type FooterIconSet = `${TemplateId}-${IconTheme}`

/** FOOT-09..12: unknown templates have the set of MT8802, unknown themes are drawn as `solid`. */
export function findIconSet(templateId: string, theme: string): FooterIconSet {
  const id = templateIds.find((known) => known === templateId) ?? 'MT8802'
  const wanted = iconThemeOf(templateId, theme)
  const name = wanted === 'outline' ? 'line' : iconThemes.find((known) => known === wanted)
  return `${id}-${name ?? 'solid'}`
}
