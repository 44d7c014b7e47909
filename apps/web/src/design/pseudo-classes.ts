/** States that a pointer or the keyboard gives; a sample has them by a class of the same name. */
const states = ['hover', 'focus-visible', 'focus-within', 'active'] as const
export type PseudoState = (typeof states)[number]

export const pseudoClass = (state: PseudoState): string => `is-${state}`

/** Adds to each rule for such a state the same rule for its class. */
export function copyPseudoClasses(): void {
  for (const sheet of document.styleSheets) copyRules(sheet)
}

function copyRules(list: CSSStyleSheet | CSSGroupingRule): void {
  const rules = [...list.cssRules]
  for (let place = rules.length - 1; place >= 0; place -= 1) {
    const rule = rules[place]
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) copyRules(rule)
    if (!(rule instanceof CSSStyleRule)) continue
    const selector = states.reduce(
      (text, state) => text.replaceAll(`:${state}`, `.${pseudoClass(state)}`),
      rule.selectorText,
    )
    if (selector !== rule.selectorText) list.insertRule(`${selector}{${rule.style.cssText}}`, place + 1)
  }
}
