import { type DeviceDescription, inAppBrowsers } from '@foyer/contract'

/** Names of browsers by a mark of their user agent. Most also carry the marks of Chrome and Safari, which come last. */
const browsers: readonly (readonly [RegExp, string])[] = [
  ...inAppBrowsers,
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPiOS|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bM?QQBrowser\//, 'QQ Browser'],
  [/\b(UCBrowser|UCWEB)/, 'UC Browser'],
  [/\b(MiuiBrowser|XiaoMi\/)/, 'Mi Browser'],
  [/\bHuaweiBrowser\//, 'Huawei Browser'],
  [/\bVivoBrowser\//, 'Vivo Browser'],
  [/\bHeyTapBrowser\//, 'HeyTap Browser'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(\b|Headless)(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

/** Names of systems; those that also name another one come first. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\b(Open)?Harmony(OS)?\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** A browser in plain words, from its user agent; it is a claim of the browser, not a proof. */
export function describeDevice(userAgent: string): DeviceDescription {
  const find = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([mark]) => mark.test(userAgent))?.[1] ?? null
  const system = find(systems)
  return { browser: find(browsers), system, kind: decideKind(system, userAgent) }
}

function decideKind(system: string | null, userAgent: string): DeviceDescription['kind'] {
  if (system === null) return null
  if (system === 'iPhone') return 'phone'
  if (system === 'iPad') return 'tablet'
  if (system === 'Android' || system === 'HarmonyOS') return /\b(Mobile|Phone)\b/.test(userAgent) ? 'phone' : 'tablet'
  return 'computer'
}
