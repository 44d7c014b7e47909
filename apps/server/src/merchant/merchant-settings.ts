import { flags, languageCodes, merchantTerms, siteSettings } from '@foyer/contract'
import { currencyCodes } from '@foyer/money'
import { z } from 'zod'
import { isTimeZone } from '../time-zone.rules.ts'
import { ownColours, ownTexts } from './merchant-branding.ts'
import {
  country,
  countryList,
  filledText,
  gameCode,
  hostName,
  language,
  minorUnits,
  names,
  oneOf,
  origin,
  origins,
  text,
  truth,
  vendorCode,
  wholeNumber,
} from './merchant-fields.ts'
import { createMessageTextSchema, type MessageTextName, smsNotificationKinds } from './merchant-message-text.ts'
import { agentProgramme, promotionSettings, referralProgramme } from './merchant-promotion.ts'
import { secondPerson } from './merchant-second-person.ts'

/** Default of `withdrawalHoldSeconds` (T37), in seconds: 24 hours. */
export const WITHDRAWAL_HOLD_SECONDS = 86_400
const { gw, template, maintenanceEnd } = siteSettings.shape
const terms = merchantTerms.shape
const languageText = z.strictObject({ codes: z.array(language).min(1), text: filledText(500) })

/**
 * A merchant's settings: the site settings without fields added per request, plus settings not public or read
 * elsewhere. Only the currency has no default.
 */
export const merchantSettings = z.strictObject({
  maintenance: truth.default(false),
  maintenanceEnd: maintenanceEnd.describe('an instant such as 2026-01-31T12:00:00Z').default(null),
  /** BOOT-10: countries whose visitors may use the site; default: all. */
  allowedCountries: countryList.optional(),
  /** BOOT-10: countries whose visitors may not, even where allowed. */
  refusedCountries: countryList.optional(),
  /** FLAG-24: captcha of every registration (CAPT-20), login by password, and sms. */
  register: truth.default(false),
  loginCaptcha: truth.default(false),
  smsCaptcha: truth.default(false),
  whitelabelVal: z.partialRecord(z.enum(flags), truth).default({}),
  imageCDNs: origins.default([]),
  /** Firebase's public values (ENT-29), as its console shows them. */
  smsProvider: z
    .strictObject({
      firebase: truth.default(false),
      apiKey: text(200).optional(),
      appId: text(200).optional(),
      authDomain: hostName.optional(),
      projectId: text(200).optional(),
      messagingSenderId: text(200).optional(),
      vapidKey: text(200).optional(),
      facebookAppId: text(200).optional(),
      googleWebClientId: text(200).optional(),
      /** SOC-11..13: Google's script loads on the login page without a touch. */
      googleOneTap: truth.optional(),
      /** Provider of the channel `firebase`, such as `oidc.acme`, and its name on the button. */
      genericProvider: text(200).optional(),
      genericProviderName: filledText(40).optional(),
    })
    .prefault({}),
  gw: z
    .strictObject({
      GEETEST_ID: text(100).nullable().default(null),
      GEETEST_VERSION: text(20).default('v3'),
      PROFILE_ICON_COUNT: gw.shape.PROFILE_ICON_COUNT.describe('a whole number').default(9),
      LINE_CLIENT_ID: text(100).nullable().default(null),
    })
    .prefault({}),
  currency: oneOf(...currencyCodes.filter((code) => code !== 'FUN')),
  currencySymbol: text(20).default(''),
  currencyPosition: oneOf('before', 'after').default('before'),
  countries: z
    .array(z.strictObject({ countryDialingCode: text(8), countryCode: country }))
    .describe('JSON such as [{"countryDialingCode":"63","countryCode":"PH"}]')
    .default([]),
  defaultLanguage: language.default('EN'),
  isSingleWallet: truth.default(false),
  splash: oneOf('always', 'app', 'off').default('always'),
  /** DEC-30: members may add passkeys and log in by them; off hides and refuses both. */
  passkeys: truth.default(false),
  /** FLAG-23: a login by an account of another service registers its visitor without asking. */
  autoRegisterLogin: truth.default(false),
  /** REG-22, OPEN-85: message to whoever registers by an account of another service; default: `register`. */
  smsTemplate: filledText(40).optional(),
  /** DEC-32: terms that members accept by version; default: the platform records none. */
  terms: z
    .strictObject({ version: terms.version, minimumAge: wholeNumber(18, 30) })
    .describe('JSON such as {"version":"2026-11","minimumAge":18}')
    .optional(),
  /** ENT-16: texts about the app, and below the login, each with the codes of its languages. */
  downloadTexts: z
    .strictObject({ app_desc: z.array(languageText).optional(), login_prompt_text: z.array(languageText).optional() })
    .describe('JSON such as {"login_prompt_text":[{"codes":["EN"],"text":"Welcome"}]}')
    .optional(),
  /** ENT-15, FLAG-26: the merchant's app by kind of file, and who sees the download bar; default: no app. */
  appDownload: z
    .strictObject({
      resources: z
        .array(
          z.strictObject({
            resourceType: oneOf('IOS', 'MOBILECONFIG', 'Android', 'AppDownloadIcon'),
            url: z
              .string()
              .max(2000)
              .regex(/^(https:\/\/[\w.-]+(:\d{1,5})?\/[\w./?=&%-]*|\/m(\/[\w-]+)*\.mobileconfig)$/),
          }),
        )
        .max(4),
      loginRequired: truth.optional(),
      vipLevel: wholeNumber(1, 99).optional(),
      latestVersion: z
        .string()
        .regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/)
        .optional(),
    })
    .describe('JSON such as {"resources":[{"resourceType":"Android","url":"https://cdn.example/app.apk"}]}')
    .optional(),
  template: z
    .strictObject({
      id: text(40).default('MT8802'),
      app_background: text(2000).default(''),
      app_desc: text(2000).default(''),
      app_desc_font_color: text(40).default('#ffffff'),
      h5_logo: text(2000).default(''),
      splash_image: text(2000).optional(),
      footer_nav: text(400).default(''),
      footer_icon_theme: text(40).default(''),
      languages: text(400).default(''),
      modals: z.array(oneOf('login', 'register')).describe('login, register or both with a comma between').optional(),
      header_color: z
        .string()
        .regex(/^[\da-f]{6}$/i)
        .describe('six hex digits without #')
        .default('0b1220'),
      home_feature: oneOf(...template.shape.home_feature.options).default('winners'),
    })
    .prefault({}),
  /** TMPL-06: colours over those of the template. */
  colours: ownColours.optional(),
  /** Texts of the web app in the merchant's own words, by language and id. */
  texts: ownTexts.optional(),
  allowedOrigins: origins.default([]),
  frameAncestors: origins.optional(),
  /** Game vendors whose games open in a frame of the page; default: in place of the page. */
  framedVendors: z.array(vendorCode).readonly().describe('codes of vendors with commas between').optional(),
  /** The merchant's name in languages that write it differently from `name`. */
  names: z.partialRecord(z.enum(languageCodes), filledText(60)).optional(),
  /** FOOT-06, CONF-29: given to members with the deposit settings. */
  depositSwitch: truth.default(false),
  /** CONF-33: payloads of encryptable calls come encrypted or plain (`on`), only plain, or only encrypted. */
  payloadEncryption: oneOf('off', 'on', 'required').default('off'),
  sessionIdleMinutes: wholeNumber(1, 10_080).default(120),
  /** T39: days after which a password has expired; default: never. */
  passwordMaxAgeDays: wholeNumber(1, 3650).optional(),
  sessionAbsoluteHours: wholeNumber(1, 720).default(24),
  /** Country of visitors on networks of unknown country, ISO 3166-1 alpha-2; ZZ is an unknown one. */
  homeCountry: country.default('ZZ'),
  /** Zone of the merchant's days: its midnight ends “not again today” (OPEN-54). */
  timeZone: z.string().max(64).refine(isTimeZone).describe('an IANA time zone such as Asia/Manila').default('UTC'),
  /** MODAL-26: shown in the device information, for support; default: not shown. */
  brandVersion: filledText(20).optional(),
  /** Address of the installed app's icon; `{size}` in it becomes the size in pixels (PWA-23). */
  appIcon: text(2000).default(''),
  /** Pictures of the app in a browser's install dialog; `sizes` in pixels, such as `390x844`. */
  appScreenshots: z
    .array(z.strictObject({ src: filledText(2000), sizes: z.string().regex(/^\d{3,4}x\d{3,4}$/) }))
    .max(8)
    .describe('JSON such as [{"src":"/m/art/home.jpg","sizes":"390x844"}]')
    .optional(),
  /** DEC-20, T31: calls that a session may not make from a network other than that of its login. */
  tokenIpDifferent: oneOf('off', 'money', 'all').default('off'),
  /**
   * T37: duration of the hold on withdrawals after a new payout account, a changed password and a first login from a
   * new device, in seconds; default 24 hours, 0 disables it.
   */
  withdrawalHoldSeconds: wholeNumber(0, 2_592_000).optional(),
  /** OPEN-36: least and largest amount of one withdrawal, in minor units; default: by the currency. */
  withdrawalBoundsMinor: z
    .strictObject({ min: minorUnits.optional(), max: minorUnits.optional() })
    .refine(({ min, max }) => min === undefined || max === undefined || BigInt(min) <= BigInt(max))
    .describe('JSON such as {"min":"10000","max":"10000000"}, the least first')
    .optional(),
  secondPerson,
  /** T37: maximum payouts of a member within 24 hours, in minor units; default: five times the largest withdrawal. */
  withdrawalDailyMinor: minorUnits.optional(),
  /**
   * Code of the payment provider by deposit method (`bank`, `ewallet`, `card` …), and of withdrawals under `payout`;
   * default: the bank.
   */
  paymentProviders: z
    .record(z.string().regex(/^[\w-]{1,40}$/), z.string().regex(/^[a-z][a-z0-9-]{1,19}$/))
    .describe('JSON such as {"ewallet":"code of a provider","payout":"another one"}')
    .optional(),
  /** Deposit methods that stand first, in this order, and what they are called; default: as their providers list them. */
  paymentMethods: z
    .array(
      z.strictObject({
        code: z
          .string()
          .regex(/^[\w-]{1,40}$/)
          .describe('the code of a deposit method'),
        names,
      }),
    )
    .max(20)
    .describe('JSON such as [{"code":"ewallet","names":{"EN":"GCash"}}]')
    .optional(),
  /** GAME-21: anyone may try games for play money, without a login. */
  trials: truth.default(false),
  /** Games that the merchant offers; default: all of every vendor, hot ones as the vendors recommend. */
  games: z
    .strictObject({
      vendors: z.array(vendorCode).readonly().describe('codes of vendors with commas between').optional(),
      hidden: z.array(gameCode).readonly().describe('codes of games with commas between').optional(),
      hot: z.array(gameCode).readonly().describe('codes of games with commas between').optional(),
      /** Games that stand first, in this order; the others follow as their vendors list them. */
      order: z.array(gameCode).max(500).readonly().describe('codes of games with commas between').optional(),
    })
    .optional(),
  /** Levels of the rank by the settled stakes that each requires, in minor units; empty means no programme. */
  rankLevels: z
    .array(z.strictObject({ stakeMinor: minorUnits, names, withdrawalDailyMinor: minorUnits.optional() }))
    .max(20)
    .describe('JSON such as [{"stakeMinor":"100000","names":{"EN":"Silver"},"withdrawalDailyMinor":"500000"}]')
    .default([]),
  /** T14: maximum sms, and maximum e-mails, of the merchant per day. */
  messagesPerDay: wholeNumber(1, 10_000_000).optional(),
  /** DEC-19: the merchant's own texts of sms and e-mails by text and language; default: the platform's. */
  messageTexts: z
    .strictObject({
      subject: createMessageTextSchema('subject'),
      login: createMessageTextSchema('login'),
      register: createMessageTextSchema('register'),
      recovery: createMessageTextSchema('recovery'),
      contact: createMessageTextSchema('contact'),
      second_factor: createMessageTextSchema('second_factor'),
      registered: createMessageTextSchema('registered'),
      notice: createMessageTextSchema('notice'),
    } satisfies Record<MessageTextName, unknown>)
    .optional(),
  /** DEC-30: notifications that go by sms too; default: changes of what a member logs in or is paid by. */
  smsNotifications: z
    .array(z.enum(smsNotificationKinds))
    .readonly()
    .describe(`${smsNotificationKinds.join(', ')}, with commas between`)
    .optional(),
  /** RELAY-13. */
  promoCodeEnabled: truth.default(false),
  /** RELAY-03, PROMO-02: promotions apart from the activities; default: none. */
  availablePromotions: promotionSettings.optional(),
  /** OPEN-45: rewards for members whose friends join; default: no programme. */
  referral: referralProgramme.optional(),
  /** OPEN-25: applications of agents, and what agents see; default: neither. */
  agents: agentProgramme.optional(),
  /** Addresses of third-party scripts that run apart from the app (BOOT-14, T26); default: none. */
  thirdPartyScripts: z.array(text(2000)).readonly().describe('addresses with commas between').optional(),
  /**
   * RELAY-09: the customer-service script, an address or the script itself. It runs on a host of its own, when a visitor
   * opens the live chat (DEC-22); default: none.
   */
  customerServiceScript: z
    .string()
    .trim()
    .min(1)
    .max(20_000)
    .refine((script) => !/<\/script|<!--/i.test(script))
    .describe('an address such as https://chat.host/widget.js, or a script without <script> around it')
    .optional(),
  /**
   * Origins of support scripts: contacts of vendors' types may run a script from here, and these scripts load from and
   * call these origins; default: none.
   */
  customerServiceOrigins: z
    .array(origin)
    .max(20)
    .readonly()
    .describe('origins such as https://host with commas between')
    .optional(),
  /** BOOT-12: public data of the company behind the merchant; service hours in several languages. */
  consumerInfo: z
    .strictObject({
      legalName: filledText(200).optional(),
      licence: z.strictObject({ authority: filledText(200).optional(), number: filledText(60).optional() }).optional(),
      registeredAddress: filledText(300).optional(),
      email: filledText(254).optional(),
      telephone: filledText(40).optional(),
      serviceHours: z.partialRecord(z.enum(languageCodes), filledText(200)).optional(),
    })
    .optional(),
})
export type MerchantSettings = z.output<typeof merchantSettings>
