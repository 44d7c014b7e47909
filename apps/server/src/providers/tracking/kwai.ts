import { type EventNames, prepareMethodQueue, toScriptValue } from './tag.ts'
import { makeTagPartner, type TrackingPartner } from './tracking.ts'

const KWAI_URL = 'https://s1.kwai.net'

export interface KwaiSettings {
  pixelId: string
  url?: string | undefined
}

const names: EventNames = {
  register: 'completeRegistration',
  registerSubmit: 'formSubmit',
  depositSubmit: 'initiatedCheckout',
  firstDeposit: 'addPaymentInfo',
  firstDepositArrival: 'firstDeposit',
  deposit: 'purchase',
  viewContent: 'contentView',
  downloadApp: 'downloadClick',
}

/** Kwai's pixel, in the browser. */
export function createKwai({ pixelId, url = KWAI_URL }: KwaiSettings): TrackingPartner {
  const id = toScriptValue(pixelId)
  return makeTagPartner('kwai', [
    {
      script: `${url}/kos/s101/nlav11187/pixel/events.js?sdkid=${pixelId}&lib=kwaiq`,
      hosts: ['https://*.kwai.net', 'https://*.kwai.com', 'https://*.adsnebula.com'],
      names,
      prepare: `window.KwaiAnalyticsObject='kwaiq';${prepareMethodQueue('kwaiq', ['load', 'page', 'track'])}kwaiq.load(${id});`,
      send: 'function(n,v){kwaiq.track(n,v)}',
    },
  ])
}
