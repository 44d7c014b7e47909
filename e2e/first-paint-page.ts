/**
 * Runs in a blank page. Of a document and its whole style sheets, as texts, it returns the rules that match an element of
 * the document, for a guest or a member, and are missing in the styles inside it. As text, because the journeys have no
 * DOM types.
 */
export const listMissingRulesInPage = String.raw`(({ html, css }) => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const states = /::?(before|after|-webkit-[\w-]+|placeholder|active|focus|focus-visible|hover|disabled)\b(?![^(]*\))/g
  const list = (rules, place) =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule)
        return rule.selectorText.split(/,\s*(?![^(]*\))/).map((selector) => ({
          name: place + selector + ' {' + rule.style.cssText + '}',
          selector: selector.replace(states, '') || '*',
        }))
      // They come with the whole style sheets.
      if (rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors')) return []
      return rule instanceof CSSGroupingRule ? list(rule.cssRules, rule.cssText.split('{')[0] + '/ ') : []
    })
  const listRules = (text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return list(sheet.cssRules, '')
  }
  const own = new Set(listRules(page.querySelector('style').textContent).map(({ name }) => name))
  const missing = new Set()
  for (const session of ['', '1', 'new']) {
    if (session) page.documentElement.dataset.session = session
    for (const { name, selector } of listRules(css)) if (!own.has(name) && page.querySelector(selector)) missing.add(name)
  }
  return [...missing]
})`
