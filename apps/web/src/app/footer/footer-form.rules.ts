import type { TemplateId } from '@foyer/contract'

/**
 * Form of the footer: a bar with a line above the active item, with a medal in its middle, with full fields, afloat above
 * the edge, as separate keys, or as balls.
 */
export type FooterForm = 'line' | 'medal' | 'fields' | 'afloat' | 'keys' | 'balls'

const forms: Record<TemplateId, FooterForm> & Partial<Record<string, FooterForm>> = {
  // Lottery house.
  MT8801: 'medal',
  // Arcade.
  MT8802: 'line',
  // Sports club.
  MT8803: 'fields',
  // Bank.
  MT8806: 'afloat',
  // Crash casino.
  MT8808: 'keys',
  // Bingo hall.
  MT8813: 'balls',
}

/** The form of a template's footer; unknown templates have that of MT8802 (OPEN-65). */
export function footerFormOf(templateId: string): FooterForm {
  return (Object.hasOwn(forms, templateId) ? forms[templateId] : undefined) ?? forms.MT8802
}
