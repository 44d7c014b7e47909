import type { MerchantTheme, TemplateId } from '@foyer/contract'

/** Colours of each template for games: those of apps/web/src/ui/tokens.css, verified by a test. */
const templateThemes: Readonly<Record<TemplateId, MerchantTheme>> & Partial<Record<string, MerchantTheme>> = {
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
  MT8803: {
    ground: '#eef2ec',
    card: '#ffffff',
    raised: '#e3ebe1',
    text: '#0d2015',
    accent: '#0a6b34',
    onAccent: '#ffffff',
    radius: 8,
  },
  MT8806: {
    ground: '#f3f5fa',
    card: '#ffffff',
    raised: '#e9edf6',
    text: '#111a33',
    accent: '#2747c4',
    onAccent: '#ffffff',
    radius: 18,
  },
  MT8808: {
    ground: '#06050b',
    card: '#110e1c',
    raised: '#1e1930',
    text: '#f8f4ff',
    accent: '#ff6be6',
    onAccent: '#2b0025',
    radius: 4,
  },
  MT8813: {
    ground: '#fff3e2',
    card: '#fffcf6',
    raised: '#ffe6c9',
    text: '#35102c',
    accent: '#ad1457',
    onAccent: '#ffffff',
    radius: 26,
  },
}

/** Colours of a merchant's template; those of MT8802 for an unknown template (OPEN-65). */
export function chooseTheme(templateId: string): MerchantTheme {
  const own = Object.hasOwn(templateThemes, templateId) ? templateThemes[templateId] : undefined
  return own ?? templateThemes.MT8802
}
