import { type EventNames, type TrackingTag, toScriptValue } from './tag.ts'
import { makeTagPartner, type TrackingPartner } from './tracking.ts'

const GOOGLE_URL = 'https://www.googletagmanager.com'

export interface GoogleSettings {
  /** Of Google Analytics or Ads: `G-…`, `AW-…`. */
  measurementId?: string | undefined
  /** Of Tag Manager: `GTM-…`. */
  containerId?: string | undefined
  url?: string | undefined
}

/** Google's recommended names of events; first deposits have one of their own, for a conversion. */
const names: EventNames = {
  register: 'sign_up',
  registerSubmit: 'generate_lead',
  login: 'login',
  depositSubmit: 'begin_checkout',
  firstDeposit: 'add_payment_info',
  firstDepositArrival: 'first_deposit',
  deposit: 'purchase',
  redeposit: 'repeat_deposit',
  withdraw: 'withdraw',
  viewContent: 'view_item',
  gameLaunch: 'select_content',
  startTrial: 'start_trial',
  downloadApp: 'download_app',
}

/** Google Analytics, Ads and Tag Manager, in the browser. */
export function createGoogle({ measurementId, containerId, url = GOOGLE_URL }: GoogleSettings): TrackingPartner {
  const hosts = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.g.doubleclick.net']
  const layer = 'window.dataLayer=window.dataLayer||[];window.gtag=function(){dataLayer.push(arguments)};'
  const analytics: TrackingTag | undefined =
    measurementId === undefined
      ? undefined
      : {
          script: `${url}/gtag/js?id=${measurementId}`,
          hosts,
          names,
          prepare: `${layer}gtag('js',new Date());gtag('config',${toScriptValue(measurementId)},{send_page_view:false});`,
          send: `function(n,v){gtag('event',n,{value:v.value,currency:v.currency,item_id:v.content_id,transaction_id:v.eventID})}`,
        }
  const container: TrackingTag | undefined =
    containerId === undefined
      ? undefined
      : {
          script: `${url}/gtm.js?id=${containerId}`,
          hosts,
          names,
          prepare: `${layer}dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'});`,
          send: 'function(n,v){dataLayer.push(Object.assign({event:n},v))}',
        }
  return makeTagPartner(
    'google',
    'Google',
    [analytics, container].filter((tag) => tag !== undefined),
  )
}
