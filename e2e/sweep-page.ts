/**
 * Runs in the page and returns its layout faults at the current size, as lines of text. `barShare` is the maximum part
 * of the height for bars at the edges. As text, because the journeys have no DOM types.
 */
export const findFaultsInPage = String.raw`(async (barShare) => {
  const faults = []
  const { innerWidth: width, innerHeight: height } = window
  const name = (element) => {
    const words = (element.getAttribute('aria-label') || element.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 40)
    const [style = ''] = (element.getAttribute('class') || '').split(' ')
    return element.tagName.toLowerCase() + (style && '.' + style) + (words && ' “' + words + '”')
  }
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const stylesOf = (element) => getComputedStyle(element)
  const isVisuallyHidden = (element) => {
    if (element.closest('.visually-hidden, [class*=skip]')) return true
    for (let box = element; box && box !== document.body; box = box.parentElement)
      if (stylesOf(box).clipPath === 'inset(50%)') return true
    return false
  }
  const scrolls = (value) => value === 'auto' || value === 'scroll'
  const cuts = (value) => value === 'hidden' || value === 'clip'
  const all = [...document.body.querySelectorAll('*')].filter((element) => isSeen(element) && !isVisuallyHidden(element))

  window.scrollTo(0, 0)
  const page = document.scrollingElement
  if (page.scrollWidth > page.clientWidth) {
    const widest = all.filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return right > width + 1 || left < -1
    })
    faults.push('the page scrolls sideways by ' + (page.scrollWidth - page.clientWidth) + ' px: ' + (widest.slice(0, 3).map(name).join(', ') || '?'))
  }

  // Text that a box cuts off, or that the window does.
  for (const element of all) {
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const text of range.getClientRects()) {
        let [isCut, isPushed, isShortened] = [false, false, false]
        for (let box = element; box && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY, display, webkitLineClamp } = stylesOf(box)
          // Shortened on purpose, with its whole on a page of its own.
          if (webkitLineClamp !== 'none') isShortened = true
          if (display === 'inline' || display === 'contents') continue
          const edge = box.getBoundingClientRect()
          if (scrolls(overflowX)) isPushed = true
          if (cuts(overflowX) && !isPushed && !isShortened && (text.left < edge.left - 1 || text.right > edge.right + 1)) isCut = true
          if (scrolls(overflowY)) break
          // A line's box is taller than its letters.
          const spare = text.height / 4
          if (cuts(overflowY) && !isShortened && (text.top < edge.top - spare || text.bottom > edge.bottom + spare)) isCut = true
        }
        if (!isPushed && (text.left < -1 || text.right > width + 1)) isCut = true
        if (!isCut) continue
        faults.push('text is cut off: ' + name(element))
        break
      }
    }
  }

  const dialogs = 'dialog[open], [role=dialog], [role=alertdialog]'
  const isAlone = all.some((element) => element.matches(dialogs))
  // What stands at an edge, whatever is scrolled.
  const findBars = () =>
    all.filter((element) => {
      const { position } = stylesOf(element)
      if (position !== 'fixed' && position !== 'sticky') return false
      const { top, bottom, width: own, height: tall } = element.getBoundingClientRect()
      return own >= width * 0.6 && tall > 0 && tall < height * 0.9 && (top <= 1 || bottom >= height - 1)
    })
  window.scrollTo(0, page.scrollHeight / 2)
  // Under a sheet or a dialog the bars are out of reach, and it is all that counts.
  const bars = isAlone ? [] : findBars()
  const share = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / height
  if (share > barShare) faults.push('bars take ' + Math.round(share * 100) + ' % of the height: ' + bars.map(name).join(', '))

  // What has the focus is in free view.
  const controls = all.filter((element) => element.matches('a[href], button, input, select, textarea, summary, [tabindex="0"]') && !element.disabled)
  for (const control of controls) {
    if (isAlone && !control.closest(dialogs)) continue
    document.activeElement?.blur()
    control.focus()
    if (document.activeElement !== control) continue
    const own = (control.matches('input') && control.closest('label')) || control
    const { left, right, top, bottom } = own.getBoundingClientRect()
    if (right - left < 1 || bottom - top < 1) continue
    const [first, last] = [bars, bars].map((list, end) => list.filter((bar) => !bar.contains(control)).map((bar) => bar.getBoundingClientRect()).filter((bar) => (end ? bar.bottom >= height - 1 : bar.top <= 1)))
    const from = Math.max(0, ...first.map((bar) => bar.bottom))
    const to = Math.min(height, ...last.map((bar) => bar.top))
    const isInView = top >= from - 1 && bottom <= to + 1 && left >= -1 && right <= width + 1
    const isLong = bottom - top > to - from
    const hit = document.elementFromPoint((left + right) / 2, Math.min(Math.max((top + bottom) / 2, from + 1), to - 1))
    const isFree = hit !== null && (own.contains(hit) || hit.contains(own) || hit.closest('label')?.control === control)
    if (isFree && (isInView || isLong)) continue
    faults.push('the focus is covered or out of view: ' + name(control) + ' at ' + [left, top, right, bottom].map(Math.round).join(' ') + (isFree ? '' : ' under ' + (hit ? name(hit) : 'nothing')))
  }
  document.activeElement?.blur()
  window.scrollTo(0, 0)
  return [...new Set(faults)]
})`

/**
 * Sets the size of the page's text as a member's phone does: 2 is 200 %. Returns the texts that did not follow: those
 * of the bars and the merchant's name grow by half at most, figures of 3 rem and more by a fifth, the others in full.
 */
export const enlargeTextInPage = `(async (factor) => {
  const root = document.documentElement
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const shown = document.querySelector('dialog[open], [role=dialog], [role=alertdialog]') ?? document.body
  const texts = [...shown.querySelectorAll('*')].filter((element) =>
    element.checkVisibility() && !element.closest('[aria-hidden=true]') &&
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim()))
  // A size that changes in a transition reaches one level of elements each frame.
  const calm = new CSSStyleSheet()
  calm.replaceSync('* { transition: none !important }')
  document.adoptedStyleSheets = [calm]
  const isInBar = (element) => {
    for (let box = element; box && box !== document.body; box = box.parentElement)
      if (box.matches('header, nav') || getComputedStyle(box).position === 'sticky') return true
    return false
  }
  const sizes = texts.map((element) => parseFloat(getComputedStyle(element).fontSize))
  root.style.fontSize = factor * 100 + '%'
  await drawn()
  if (factor === 1) return []
  return texts.flatMap((element, index) =>
    parseFloat(getComputedStyle(element).fontSize) < sizes[index] * (isInBar(element) ? 1.1 : sizes[index] >= 48 ? 1.2 : 1.8)
      ? ['text keeps its size: ' + element.tagName.toLowerCase() + ' “' + element.textContent.trim().slice(0, 40) + '”']
      : [])
})`
