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

const layer = 'window.dataLayer=window.dataLayer||[];window.gtag=function(){dataLayer.push(arguments)};'

/** Google Analytics in the browser, without its signals for advertising; undefined without an id of it. */
export function createGoogleAnalytics({
  measurementId,
  url = GOOGLE_URL,
}: GoogleSettings): TrackingPartner | undefined {
  if (!measurementId?.startsWith('G-')) return undefined
  const hosts = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
  const options = '{send_page_view:false,allow_google_signals:false,allow_ad_personalization_signals:false}'
  return makeTagPartner('googleAnalytics', [writeGtag({ id: measurementId, url, hosts, options })])
}

/** Google Ads, and Tag Manager, which loads what the merchant has put in there; undefined without an id of either. */
export function createGoogleAds({
  measurementId,
  containerId,
  url = GOOGLE_URL,
}: GoogleSettings): TrackingPartner | undefined {
  const hosts = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.g.doubleclick.net']
  const options = '{send_page_view:false}'
  const isAds = measurementId !== undefined && !measurementId.startsWith('G-')
  const ads = isAds ? [writeGtag({ id: measurementId, url, hosts, options })] : []
  const container: TrackingTag[] =
    containerId === undefined
      ? []
      : [
          {
            script: `${url}/gtm.js?id=${containerId}`,
            hosts,
            names,
            prepare: `${layer}dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'});`,
            send: 'function(n,v){dataLayer.push(Object.assign({event:n},v))}',
          },
        ]
  const tags = [...ads, ...container]
  return tags.length === 0 ? undefined : makeTagPartner('googleAds', tags)
}

function writeGtag({
  id,
  url,
  hosts,
  options,
}: {
  id: string
  url: string
  hosts: string[]
  options: string
}): TrackingTag {
  return {
    script: `${url}/gtag/js?id=${id}`,
    hosts,
    names,
    prepare: `${layer}gtag('js',new Date());gtag('config',${toScriptValue(id)},${options});`,
    send: `function(n,v){gtag('event',n,{value:v.value,currency:v.currency,item_id:v.content_id,transaction_id:v.eventID})}`,
  }
}
