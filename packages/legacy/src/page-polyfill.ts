import { define } from './define.ts'

// Chrome before 86, iOS before 14.
const replaceChildren = {
  replaceChildren(this: ParentNode & Node, ...nodes: (Node | string)[]) {
    while (this.lastChild) this.removeChild(this.lastChild)
    this.append(...nodes)
  },
}
define(Element.prototype, replaceChildren)
define(DocumentFragment.prototype, replaceChildren)

define(Element.prototype, {
  /** Chrome before 69, iOS before 12.2. */
  toggleAttribute(this: Element, name: string, isWanted = !this.hasAttribute(name)): boolean {
    if (isWanted) this.setAttribute(name, '')
    else this.removeAttribute(name)
    return isWanted
  },
})

// Chrome before 76, iOS before 16.
define(HTMLFormElement.prototype, {
  requestSubmit(this: HTMLFormElement, submitter?: HTMLElement) {
    const button = submitter ?? Object.assign(document.createElement('button'), { type: 'submit', hidden: true })
    if (!submitter) this.appendChild(button)
    button.click()
    if (!submitter) button.remove()
  },
})

// Chrome before 84, iOS before 14.5: a strong one, for the short list of former focus of Base UI.
define(globalThis, {
  WeakRef: class<Target> {
    readonly #target: Target
    constructor(target: Target) {
      this.#target = target
    }
    deref(): Target {
      return this.#target
    }
  },
})

// iOS before 14.
type ChangeListener = (this: MediaQueryList, event: MediaQueryListEvent) => void
define(MediaQueryList.prototype, {
  addEventListener(this: MediaQueryList, _: string, listener: ChangeListener) {
    this.addListener(listener)
  },
  removeEventListener(this: MediaQueryList, _: string, listener: ChangeListener) {
    this.removeListener(listener)
  },
})

// iOS before 13: a touch is a pointer, as far as its begin and end.
if (!('PointerEvent' in globalThis)) {
  define(globalThis, { PointerEvent: MouseEvent })
  for (const [touch, pointer] of [
    ['touchstart', 'pointerdown'],
    ['touchend', 'pointerup'],
    ['touchcancel', 'pointercancel'],
  ] as const) {
    const tell = ({ target }: Event) =>
      target?.dispatchEvent(new MouseEvent(pointer, { bubbles: true, cancelable: true }))
    addEventListener(touch, tell, { capture: true, passive: true })
  }
}

// iOS before 14 (`scrollTo`) and 15.4 (`behavior`) read no options: they would scroll to the top edge.
if (!('scrollBehavior' in document.documentElement.style)) {
  const { scrollIntoView } = Element.prototype
  const scrollWindow = window.scrollTo
  Element.prototype.scrollTo = function (this: Element, options?: ScrollToOptions | number, top?: number) {
    const wanted = typeof options === 'object' ? options : { left: options, top }
    if (wanted.left !== undefined) this.scrollLeft = wanted.left
    if (wanted.top !== undefined) this.scrollTop = wanted.top
  }
  window.scrollTo = (options?: unknown, top = 0) => {
    const wanted = (typeof options === 'object' ? options : { left: options, top }) as ScrollToOptions // its two forms
    scrollWindow(wanted.left ?? window.scrollX, wanted.top ?? window.scrollY)
  }
  Element.prototype.scrollIntoView = function (options) {
    if (typeof options !== 'object') return scrollIntoView.call(this, options)
    for (let box = this.parentElement; box; box = box.parentElement) scrollWithin(box, this, options)
    const { top, bottom } = this.getBoundingClientRect()
    if (options.block === undefined || options.block === 'start') scrollWindow(window.scrollX, window.scrollY + top)
    else if (top < 0) scrollWindow(window.scrollX, window.scrollY + top)
    else if (bottom > innerHeight) scrollWindow(window.scrollX, window.scrollY + Math.min(top, bottom - innerHeight))
  }
}

/** Moves the content of a scrolling box sideways, so that an element is at its centre, or just within it. */
function scrollWithin(box: Element, element: Element, { inline }: ScrollIntoViewOptions): void {
  if (box.scrollWidth <= box.clientWidth || !/auto|scroll/.test(getComputedStyle(box).overflowX)) return
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()]
  if (inline === 'center') box.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2
  else if (inner.left < outer.left) box.scrollLeft += inner.left - outer.left
  else if (inner.right > outer.right) box.scrollLeft += inner.right - outer.right
}
