/** Names of the oldest browsers that are supported (DEC-45). */
export const oldUserAgents = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Mobile/15E148 Safari/604.1',
  chrome:
    'Mozilla/5.0 (Linux; Android 8.0.0; SM-G950F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0.3282.137 Mobile Safari/537.36',
}

/**
 * Removes what Chrome 64 or iOS 12 has not from a current Chromium, before a page's scripts. Runs in the page. Trusted Types
 * stay: the browser enforces them by the page's policy.
 */
export function ageBrowser(name: keyof typeof oldUserAgents): void {
  const find = (path: string) => path.split('.').reduce<object>((value, key) => Reflect.get(value, key), globalThis)
  const remove = (path: string, names: string) => {
    for (const one of names.split(' ')) Reflect.deleteProperty(path === '' ? globalThis : find(path), one)
  }
  remove('Array.prototype', 'at flat flatMap findLast findLastIndex toSorted toReversed toSpliced with')
  remove('String.prototype', 'at matchAll replaceAll trimStart trimEnd')
  remove('Object', 'fromEntries hasOwn groupBy')
  remove('Promise', 'allSettled any withResolvers try')
  remove('Element.prototype', 'replaceChildren getAnimations checkVisibility toggleAttribute')
  remove('DocumentFragment.prototype', 'replaceChildren')
  remove('Document.prototype', 'replaceChildren getAnimations startViewTransition')
  remove('HTMLFormElement.prototype', 'requestSubmit')
  remove('Animation.prototype', 'finished ready')
  remove('URLSearchParams.prototype', 'size')
  remove('Crypto.prototype', 'randomUUID')
  remove('Navigator.prototype', 'locks clipboard userAgentData share storage connection')
  remove('Intl', 'DisplayNames ListFormat RelativeTimeFormat Segmenter Locale')
  remove('', 'BigInt structuredClone queueMicrotask AbortController AbortSignal TextDecoderStream TextEncoderStream')
  remove('', 'TransformStream CompressionStream WeakRef FinalizationRegistry AggregateError scheduler navigation')
  const { NumberFormat: Native } = Intl
  const NumberFormat = (tag?: string, options?: Intl.NumberFormatOptions) => {
    if (options?.style === 'unit') throw new RangeError('unknown style')
    return new Native(tag, options)
  }
  const Aged = new Proxy(Native, { construct: (_, [tag, options]) => NumberFormat(tag, options) })
  Object.defineProperty(Intl, 'NumberFormat', { value: Aged, configurable: true, writable: true })
  if (name !== 'ios') return
  remove('', 'ResizeObserver IntersectionObserver BroadcastChannel PointerEvent requestIdleCallback')
  remove('', 'HTMLDialogElement visualViewport')
  remove('Intl.NumberFormat.prototype', 'formatToParts')
  remove('Intl', 'PluralRules')
  remove('Element.prototype', 'animate scrollTo')
  remove('MediaQueryList.prototype', 'addEventListener removeEventListener')
}
