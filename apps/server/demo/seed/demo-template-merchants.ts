import type { MerchantSettings } from '../../src/merchant/index.ts'
import { type DemoMerchant, listScreenshots, shared } from './demo-shared-settings.ts'

type Given = Pick<DemoMerchant, 'code' | 'name'> &
  Pick<MerchantSettings, 'currency' | 'currencySymbol' | 'currencyPosition' | 'homeCountry' | 'timeZone' | 'names'> & {
    /** Dialing code of the home country. */
    dialing: string
    footer: string
    /** FOOT-05: the footer's chat. */
    hasChat?: true
    template: Pick<MerchantSettings['template'], 'id' | 'app_desc' | 'languages' | 'header_color'> &
      Partial<MerchantSettings['template']>
  }

/** A merchant of one template, in the money and languages of its country. */
function makeMerchant({ code, name, dialing, footer, template, hasChat, ...money }: Given): DemoMerchant {
  const [defaultLanguage = 'EN'] = template.languages.split(',') as MerchantSettings['defaultLanguage'][] // a list of codes
  return {
    code,
    name,
    hosts: [`${code}.localhost`],
    formerHosts: [],
    settings: {
      ...shared,
      ...money,
      trials: true,
      imageCDNs: [],
      payloadEncryption: 'off',
      smsProvider: { firebase: false },
      whitelabelVal: { REG3: true, MOBILENUMREG3: true, REGMOBVERF3: true, CBS3: hasChat ?? false, REWCEN3: false },
      countries: [{ countryDialingCode: dialing, countryCode: money.homeCountry ?? '' }],
      defaultLanguage,
      isSingleWallet: false,
      depositSwitch: true,
      appIcon: `/m/art/${code}/icon-{size}.png`,
      appScreenshots: listScreenshots(code),
      rankLevels: [],
      consumerInfo: {
        legalName: `${name} Demonstration Ltd.`,
        licence: { authority: 'Demonstration Gaming Authority', number: `DEMO-${template.id.slice(-4)}` },
      },
      template: {
        app_background: '',
        app_desc_font_color: '#ffffff',
        h5_logo: `/m/art/${code}/mark.svg`,
        footer_nav: footer,
        footer_icon_theme: 'solid',
        home_feature: 'both',
        ...template,
      },
    },
  }
}

/** One merchant for each template that Aurora and Lotus do not have. */
export const templateMerchants: readonly DemoMerchant[] = [
  makeMerchant({
    code: 'arena',
    name: 'Arena',
    ...{
      currency: 'BRL',
      currencySymbol: 'R$',
      currencyPosition: 'before',
      homeCountry: 'BR',
      timeZone: 'America/Sao_Paulo',
      dialing: '55',
      names: {},
    },
    footer: 'home,game,deposit,chat,member',
    hasChat: true,
    template: {
      id: 'MT8803',
      app_desc: 'Jogos e sorteios a cada minuto',
      languages: 'PT-BR,ES,PT,FR,EN',
      header_color: '0b3d22',
    },
  }),
  makeMerchant({
    code: 'haven',
    name: 'Haven',
    ...{ currency: 'PKR', currencySymbol: 'Rs\u00a0', currencyPosition: 'before', homeCountry: 'PK', dialing: '92' },
    ...{ timeZone: 'Asia/Karachi', names: { UR: 'ہیون' } },
    footer: 'home,wallet,deposit,chat,member',
    hasChat: true,
    template: {
      id: 'MT8806',
      app_desc: 'آپ کی رقم، واضح اور آسان',
      languages: 'UR,UR-LA,EN,HI,BN,NE,TA,TE',
      header_color: 'f3f5fa',
      footer_icon_theme: 'line',
    },
  }),
  makeMerchant({
    code: 'pulse',
    name: 'Pulse',
    ...{ currency: 'VND', currencySymbol: '₫', currencyPosition: 'after', homeCountry: 'VN', dialing: '84' },
    ...{ timeZone: 'Asia/Ho_Chi_Minh', names: {} },
    footer: 'home,game,deposit,activity,member',
    template: {
      id: 'MT8808',
      app_desc: 'Ván mới mỗi vài giây, trả thưởng ngay',
      languages: 'VI,TH,KM,LO,ID,MS,EN',
      header_color: '0a0811',
      footer_icon_theme: 'duotone',
      home_feature: 'winners',
    },
  }),
  makeMerchant({
    code: 'fiesta',
    name: 'Fiesta',
    ...{
      currency: 'MMK',
      currencySymbol: 'Ks',
      currencyPosition: 'after',
      homeCountry: 'MM',
      timeZone: 'Asia/Yangon',
      dialing: '95',
      names: {},
    },
    footer: 'home,deposit,activity,withdraw,member',
    template: {
      id: 'MT8813',
      app_desc: 'မိနစ်တိုင်း ထီဖွင့်ပွဲအသစ်',
      languages: 'MY,EN,TY,SW',
      header_color: 'ad1457',
    },
  }),
]
