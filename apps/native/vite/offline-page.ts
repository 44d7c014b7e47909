export interface OfflineTexts {
  language: string
  direction: 'ltr' | 'rtl'
  title: string
  action: string
}

/**
 * The app's own page while the site cannot be reached: in the phone's language where there is a text. `address` opens by
 * a tap, and as soon as there is a network.
 */
export function renderOfflinePage(texts: readonly OfflineTexts[], address: string): string {
  const sections = texts.map(
    ({ language, direction, title, action }, index) =>
      `<main lang="${language}" dir="${direction}"${index === 0 ? '' : ' hidden'}><h1>${escapeText(title)}</h1><button type="button">${escapeText(action)}</button></main>`,
  )
  return `<!doctype html>
<html lang="${texts[0]?.language ?? 'en'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeText(texts[0]?.title ?? '')}</title>
<style>
html { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText }
main:not([hidden]) { min-block-size: 100svh; display: grid; place-content: center; justify-items: center; gap: 1.5rem; padding: 1.5rem; text-align: center }
h1 { font-size: 1.375rem; margin: 0 }
button { font: inherit; font-weight: 600; min-block-size: 3rem; padding-inline: 2rem; border: 0; border-radius: 0.75rem; background: CanvasText; color: Canvas }
</style>
${sections.join('\n')}
<script>
const own = navigator.language.toLowerCase()
const all = [...document.querySelectorAll('main')]
const shown = all.find(({ lang }) => own === lang || own.startsWith(lang + '-')) || all[0]
for (const one of all) one.hidden = one !== shown
document.documentElement.lang = shown.lang
document.title = shown.querySelector('h1').textContent
const open = () => location.replace(${JSON.stringify(address).replaceAll('<', '\\u003c')})
for (const button of document.querySelectorAll('button')) button.addEventListener('click', open)
addEventListener('online', open)
</script>
</html>
`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
