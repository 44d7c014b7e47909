/**
 * Apps that show pages in a browser of their own, by a mark of its user agent. A mark with a slash or bracket keeps
 * browsers apart whose names begin alike, such as QQ and QQBrowser.
 */
export const inAppBrowsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bMessenger(Lite)?ForiOS|\bOrca-Android/, 'Messenger'],
  [/\bFBA[NV]\/|\bFB_IAB\//, 'Facebook'],
  [/\bInstagram\b/, 'Instagram'],
  [/\bBarcelona \d/, 'Threads'],
  [/\bWhatsApp\//, 'WhatsApp'],
  [/\bLine\/|\bLIFF\b/, 'LINE'],
  [/\bwxwork\//, 'WeCom'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\bZalo(Theme)?\b/, 'Zalo'],
  [/\bViber\b/, 'Viber'],
  [/\bTelegram/i, 'Telegram'],
  [/\bKAKAOTALK\b/i, 'KakaoTalk'],
  [/\bNAVER\(inapp/, 'Naver'],
  [/\bmusical_ly|\btrill_|\bTikTok|\bBytedance|\bByteLocale/i, 'TikTok'],
  [/\baweme_/, 'Douyin'],
  [/\bKwai(_Pro)?\/|\bKwaiPro\b/, 'Kwai'],
  [/\bTwitter(Android| for )|\bTwitter\//, 'X'],
  [/\bSnapchat\b/, 'Snapchat'],
  [/\bPinterest\b/, 'Pinterest'],
  [/\bLinkedInApp\b/, 'LinkedIn'],
  [/\bReddit\//, 'Reddit'],
  [/\bDiscord\//, 'Discord'],
  [/\bGSA\//, 'Google'],
  [/\bGCash/i, 'GCash'],
  [/\b(PayMaya|Maya\b)/i, 'Maya'],
  [/\bShopee/, 'Shopee'],
  [/\bAliApp\(LA\//, 'Lazada'],
  [/\bGrab\//, 'Grab'],
  [/\bAlipayClient\//, 'Alipay'],
  [/\bDingTalk\//, 'DingTalk'],
  [/\bWeibo\b|__weibo__/, 'Weibo'],
  [/\bQQ\//, 'QQ'],
  [/\bbaiduboxapp\//, 'Baidu'],
]

/** Name of the app around a page; undefined in a browser, and in an app without a mark. */
export function findInAppBrowser(userAgent: string): string | undefined {
  return inAppBrowsers.find(([mark]) => mark.test(userAgent))?.[1]
}
