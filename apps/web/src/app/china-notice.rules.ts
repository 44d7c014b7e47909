/** Browsers that need no advice (MODAL-17, MODAL-18, CONF-50); what is built on Chrome names it. */
const suitable =
  /\b(MQQBrowser|QQBrowser|QQ|UCBrowser|UCWEB|UBrowser|QHBrowser|QihooBrowser|360SE|360EE|360 \w+ browser|(Headless)?Chrome|CriOS)\b/i

/** Tells whether the notice could be for this browser; the country is asked for only then. */
export function needsChinaAdvice(userAgent: string): boolean {
  return !suitable.test(userAgent)
}

/** MODAL-18: only in China, and only in a browser that is none of those. */
export function shouldShowChinaNotice(countryCode: string, userAgent: string): boolean {
  return countryCode.toUpperCase() === 'CN' && needsChinaAdvice(userAgent)
}
