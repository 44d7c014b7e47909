import {
  announcements,
  banners,
  consumerSettings,
  customerServiceContacts,
  gameList,
  gameVendor,
  hotGames,
  memberInfo,
  rankList,
} from '@foyer/contract'

/** Texts that execute where a page treats them as more than text (T33). Each executed one calls `xss`. */
export const hostileTexts: readonly string[] = [
  '<script>xss()</script>',
  '</script><script>xss()</script>',
  '<!--<script>xss()</script>',
  '--><script>xss()</script>',
  ']]><script>xss()</script>',
  '</title><script>xss()</script>',
  '</style><script>xss()</script>',
  '</textarea><script>xss()</script>',
  '</noscript><script>xss()</script>',
  '"><script>xss()</script>',
  "'><script>xss()</script>",
  '<img src=x onerror=xss()>',
  '"><img src=x onerror=xss()>',
  '<img src=x:x onerror\n=xss()>',
  '<IMG """><SCRIPT>xss()</SCRIPT>">',
  '<svg onload=xss()>',
  '<svg/onload=xss()//',
  '<svg><script>xss()</script></svg>',
  '<svg><animate onbegin=xss() attributeName=x></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=xss()></style></mglyph></table></mtext></math>',
  '<body onload=xss()>',
  '<details open ontoggle=xss()>',
  '<input autofocus onfocus=xss()>',
  '<video><source onerror=xss()></video>',
  '<iframe srcdoc="<script>parent.xss()</script>"></iframe>',
  '<iframe src="javascript:parent.xss()"></iframe>',
  '<object data="javascript:xss()"></object>',
  '<embed src="javascript:xss()">',
  '<a href="javascript:xss()" autofocus>x</a>',
  '<form action="javascript:xss()"><button>x</button></form>',
  '<button formaction="javascript:xss()">x</button>',
  '<base href="javascript:xss()//">',
  '<meta http-equiv="refresh" content="0;url=javascript:xss()">',
  '<link rel="stylesheet" href="data:text/css,*{background:url(javascript:xss())}">',
  '<template><script>xss()</script></template>',
  '<x style="animation-name:spin" onanimationstart=xss()>',
  '" onmouseover="xss()" autofocus onfocus="xss()',
  "' onmouseover='xss()' autofocus onfocus='xss()",
  '` onmouseover=`xss()',
  'x onfocus=xss() autofocus tabindex=1',
  'javascript:xss()',
  'JaVaScRiPt:xss()//',
  'java\tscript:xss()',
  'data:text/html,<script>xss()</script>',
  "'-xss()-'",
  '";xss();//',
  '\\";xss();//',
  ['$', '{xss()}'].join(''),
  "{{constructor.constructor('xss()')()}}",
  '{xss, plural, other {<script>xss()</script>}}',
  '{0}<0>xss()</0>',
  '&lt;script&gt;xss()&lt;/script&gt;',
  '&#60;script&#62;xss()&#60;/script&#62;',
  '\u003cscript\u003exss()\u003c/script\u003e',
  '\u2028<script>xss()</script>\u2029',
  '%3Cscript%3Exss()%3C/script%3E',
  '＜script＞xss()＜/script＞',
  '<scr\u0000ipt>xss()</scr\u0000ipt>',
  '(<script>xss()</script>)',
  'Code: <img src=x onerror=xss()> Reason: <img src=x onerror=xss()>',
]

const all = hostileTexts.join(' ')
const at = '2026-11-21T12:00:00.000Z'

function makeGames(text: string) {
  return {
    gameCode: text,
    title: text,
    vendor: text,
    gameClassify: 'ELOTT',
    image: text,
    freeplay: false,
    launchMode: 'GAME',
    lottoArea: text,
    prizeMode: text,
    lottoView: text,
  }
}

/** Responses of the calls, by path, with such a text in each field of a merchant, a member or a vendor. */
export const hostileAnswers: Readonly<Record<string, unknown>> = {
  [banners.path]: hostileTexts.map((text) => ({
    id: text,
    groupName: text,
    url: text,
    title: text,
    subtitle: text,
    linkageType: 'URL',
    linkage: text,
    roomId: text,
    nodeId: text,
    gameType: text,
    vendor: text,
  })),
  [announcements.path]: hostileTexts.map((text) => ({
    id: text,
    type: 'news',
    category: text,
    title: text,
    body: text,
    publishedAt: at,
  })),
  [customerServiceContacts.path]: hostileTexts.map((text) => ({
    path: text,
    link: text,
    csType: text,
    csPosition: text,
    title: text,
    labelIds: [],
  })),
  [consumerSettings.path]: {
    info: {
      legalName: all,
      licence: { authority: all, number: all },
      registeredAddress: all,
      email: 'javascript:xss()',
      telephone: 'javascript:xss()',
      serviceHours: all,
    },
  },
  [gameVendor.path]: [
    {
      title: all,
      gameClassify: 'ELOTT',
      vendors: hostileTexts,
      gameCount: 1,
      cards: hostileTexts.map((text) => ({ accountTypeName: text, displayName: text, freeplay: false })),
    },
  ],
  [gameList.path]: hostileTexts.map(makeGames),
  [hotGames.path]: hostileTexts.map(makeGames),
  [rankList.path]: hostileTexts.map((text) => ({
    userName: text,
    gameCode: text,
    gameTitle: text,
    amountMinor: '100',
    currency: 'PHP',
    at,
  })),
  [memberInfo.path]: {
    id: '1',
    account: all,
    type: 0,
    userName: all,
    language: 'EN',
    clubLabel: { labelName: all, labelId: all, type: all, rankLevel: 1 },
    registeredAt: at,
  },
}

/** Response of every other call: a refusal in which every text is such a text. */
export const hostileRefusal = {
  success: false,
  value: null,
  message: all,
  errorCode: all,
  data: all,
  fields: [
    { path: 'username', rule: all },
    { path: 'password', rule: all },
    { path: all, rule: all },
  ],
}

/** The settings of a merchant with such a text in each of its own texts. */
export function makeHostile<Settings extends { template: object }>(settings: Settings): Settings {
  const words = { app_desc: all, app_desc_font_color: all, h5_logo: all, app_background: all, footer_icon_theme: all }
  return {
    ...settings,
    merchantName: all,
    template: { ...settings.template, ...words, header_color: '"><script>xss()</script>' },
    imageCDNs: hostileTexts,
    allowedOrigins: hostileTexts,
    currencySymbol: all,
  }
}
