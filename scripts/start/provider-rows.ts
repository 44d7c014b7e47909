import { messageSettings } from './message-settings.ts'
import {
  captchaSettings,
  chatSettings,
  identitySettings,
  providerSettings,
  pushSettings,
  trackingSettings,
  vendorSettings,
  webclipSettings,
} from './provider-settings.ts'

/** Rows of the settings table that connect outside services, each as JSON. */
export const providerRows = {
  PAYMENT_PROVIDERS: {
    purpose: 'Payment providers to connect ([docs/payment-provider.md](docs/payment-provider.md)).',
    form: 'JSON like {"code":{"url":"https://host","account":"us","secret":"16 characters or more"}}',
    fallback: 'none but the test bank of the demo',
    schema: providerSettings.optional(),
  },
  GAME_VENDORS: {
    purpose: 'Game vendors to connect ([docs/seamless-wallet.md](docs/seamless-wallet.md)).',
    form: 'JSON like {"code":{"name":"Name","playUrl":"https://host/play","secret":"32 characters or more"}}',
    fallback: 'none but the embedded arcade',
    schema: vendorSettings.optional(),
  },
  MESSAGE_PROVIDERS: {
    purpose: 'Providers of sms and e-mail ([docs/operations.md](docs/operations.md#messages)).',
    form: 'JSON like {"sms":{"url":"https://host/send","token":"…","sender":"Name"},"email":{"url":"smtps://user:password@host","from":"no-reply@host"}}',
    fallback: 'none but the outbox page of the demo',
    schema: messageSettings.optional(),
  },
  CAPTCHA_PROVIDERS: {
    purpose: 'Keys of Geetest by captcha id ([docs/operations.md](docs/operations.md#captcha)).',
    form: 'JSON like {"captcha id":{"secret":"16 characters or more"}}',
    fallback: 'none but the embedded one of the demo: other captchas are a proof of work',
    schema: captchaSettings.optional(),
  },
  IDENTITY_PROVIDERS: {
    purpose:
      'Services by whose accounts members log in, by merchant ([docs/operations.md](docs/operations.md#identities)).',
    form: 'JSON like {"merchant":{"line":{"channelSecret":"…"},"telegram":{"botToken":"123456:…"}}}',
    fallback: 'none but the embedded ones of the demo',
    schema: identitySettings.optional(),
  },
  PUSH_PROVIDERS: {
    purpose: 'Push services ([docs/operations.md](docs/operations.md#push)).',
    form: 'JSON like {"subject":"mailto:push@host","firebase":{"merchant":{"projectId":"…","clientEmail":"…","privateKey":"…"}}}',
    fallback: 'Web Push with keys of its own',
    schema: pushSettings.optional(),
  },
  TRACKING_PROVIDERS: {
    purpose: 'Advertising partners by merchant ([docs/operations.md](docs/operations.md#tracking)).',
    form: 'JSON like {"merchant":{"facebook":{"pixelId":"1","accessToken":"…"},"tiktok":{"pixelCode":"C1","accessToken":"…"},"appsflyer":{"appId":"app","devKey":"…"}}}',
    fallback: 'none: nothing is reported, and visitors are asked nothing',
    schema: trackingSettings.optional(),
  },
  CHAT_PROVIDERS: {
    purpose: 'Chat services by merchant ([docs/operations.md](docs/operations.md#chat)).',
    form: 'JSON like {"merchant":{"chatwoot":{"url":"https://host","websiteToken":"…","hmacToken":"16 characters or more"}}}',
    fallback: 'none but that of a demo merchant: others have the desk',
    schema: chatSettings.optional(),
  },
  WEBCLIP_SIGNERS: {
    purpose:
      'Certificates and keys of iPhone profiles by merchant ([docs/operations.md](docs/operations.md#iphone-profiles)).',
    form: 'JSON like {"merchant":{"certificates":"-----BEGIN CERTIFICATE-----…","privateKey":"-----BEGIN PRIVATE KEY-----…"}}',
    fallback: 'none: profiles are not signed',
    schema: webclipSettings.optional(),
  },
} as const
