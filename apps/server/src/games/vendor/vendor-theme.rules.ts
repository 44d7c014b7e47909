import type { MerchantTheme } from '@foyer/contract'

/** Colours of each template for games: those of apps/web/src/ui/tokens.css, verified by a test. */
const templateThemes: Readonly<Record<string, MerchantTheme>> = {
  MT8801: {
    ground: '#170910',
    card: '#24111a',
    raised: '#361b28',
    text: '#fff4ec',
    accent: '#f6c96f',
    onAccent: '#2d1603',
    radius: 10,
  },
  MT8802: {
    ground: '#090e1a',
    card: '#111a2c',
    raised: '#1a2540',
    text: '#f0f4ff',
    accent: '#45e3c2',
    onAccent: '#03211b',
    radius: 16,
  },
}

/** Colours of a merchant's template; those of MT8802 for an unknown template (OPEN-65). */
export function chooseTheme(templateId: string): MerchantTheme {
  const own = Object.hasOwn(templateThemes, templateId) ? templateThemes[templateId] : undefined
  return own ?? (templateThemes.MT8802 as MerchantTheme) // defined above
}
