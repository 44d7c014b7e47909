import { define } from './define.ts'

/** Sheets of the arcade on iOS before 15.4, which has no `dialog`: open ones, over the page, with a shade behind them. */
const styles = `dialog:not([open]){display:none}dialog[open]{display:block;position:fixed;top:auto;bottom:0;left:0;right:0;
margin:0 auto;z-index:1000;overflow:auto;-webkit-overflow-scrolling:touch;box-shadow:0 0 0 200vmax rgba(0,0,0,.7)}`

if (typeof HTMLDialogElement === 'undefined') {
  // Rules of a sheet that the page's policy lets in: the page has its own.
  const insert = () => {
    const [sheet] = [...document.styleSheets].filter(({ href }) => href === null || href.startsWith(location.origin))
    for (const rule of styles.match(/[^}]+\}/g) ?? []) sheet?.insertRule(rule, 0)
  }
  if (document.styleSheets.length > 0) insert()
  else addEventListener('load', insert, { once: true })
  Object.defineProperty(HTMLElement.prototype, 'open', {
    get(this: HTMLElement) {
      return this.hasAttribute('open')
    },
    configurable: true,
  })
  const open = function (this: HTMLElement) {
    this.setAttribute('open', '')
    this.setAttribute('aria-modal', 'true')
    this.querySelector<HTMLElement>('[tabindex="-1"],button,a')?.focus()
  }
  define(HTMLElement.prototype, {
    show: open,
    showModal: open,
    close(this: HTMLElement) {
      if (!this.hasAttribute('open')) return
      this.removeAttribute('open')
      this.dispatchEvent(new Event('close'))
    },
  })
  addEventListener('keydown', ({ key }) => {
    const last = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].pop()
    if (key === 'Escape' && last?.dispatchEvent(new Event('cancel', { cancelable: true }))) last.close()
  })
}
