/** Browsers without the notice (MODAL-17, MODAL-18, CONF-50); Chromium-based ones include its name. */
const suitable =
  /\b(MQQBrowser|QQBrowser|QQ|UCBrowser|UCWEB|UBrowser|QHBrowser|QihooBrowser|360SE|360EE|360 \w+ browser|(Headless)?Chrome|CriOS)\b/i

/** Whether the notice could apply to this browser; otherwise neither it nor the country is requested. */
export function needsChinaAdvice(userAgent: string): boolean {
  return !suitable.test(userAgent)
}
