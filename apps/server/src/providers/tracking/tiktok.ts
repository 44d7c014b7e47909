import type { HttpClient } from '../../http/http-client.ts'
import { type EventNames, prepareMethodQueue, toScriptValue } from './tag.ts'
import { readConversionStatus, type TrackingPartner } from './tracking.ts'

export const TIKTOK_URL = 'https://business-api.tiktok.com'
const TIKTOK_SCRIPT_URL = 'https://analytics.tiktok.com'

export interface TiktokSettings {
  pixelCode: string
  accessToken: string
  url?: string | undefined
  /** Whether the pixel's script runs in the tracking frame as well. */
  hasTag?: boolean | undefined
  scriptUrl?: string | undefined
}

const names: EventNames = {
  register: 'CompleteRegistration',
  registerSubmit: 'SubmitForm',
  depositSubmit: 'InitiateCheckout',
  firstDeposit: 'AddPaymentInfo',
  firstDepositArrival: 'Subscribe',
  deposit: 'CompletePayment',
  viewContent: 'ViewContent',
  downloadApp: 'Download',
}

/** TikTok's Events API 2.0. */
export function createTiktok(settings: TiktokSettings, httpClient: HttpClient): TrackingPartner {
  const { pixelCode, accessToken, url = TIKTOK_URL, hasTag = false, scriptUrl = TIKTOK_SCRIPT_URL } = settings
  return {
    code: 'tiktok',
    takes: (event) => names[event] !== undefined,
    async send({ event, eventId, happenedAt, siteUrl, hashedMemberId, value, currency, contentId, clickIds }) {
      const data = {
        event: names[event],
        event_id: eventId,
        event_time: Math.floor(Date.parse(happenedAt) / 1_000),
        user: {
          ...(hashedMemberId === undefined ? {} : { external_id: hashedMemberId }),
          ...(clickIds.ttclid ? { ttclid: clickIds.ttclid } : {}),
        },
        properties: {
          ...(value === undefined ? {} : { value: Number(value), currency }),
          ...(contentId === undefined ? {} : { content_id: contentId }),
        },
        page: { url: siteUrl },
      }
      const result = await httpClient.call({
        method: 'POST',
        url: `${url}/open_api/v1.3/event/track/`,
        headers: { 'content-type': 'application/json', 'access-token': accessToken },
        body: JSON.stringify({ event_source: 'web', event_source_id: pixelCode, data: [data] }),
      })
      if (result.outcome !== 'answered') return 'later'
      // A refusal is a status of its own within 200.
      return result.status === 200 && !/"code":\s*0\b/.test(result.body)
        ? 'refused'
        : readConversionStatus(result.status)
    },
    tags: hasTag
      ? [
          {
            script: `${scriptUrl}/i18n/pixel/events.js?sdkid=${pixelCode}&lib=ttq`,
            hosts: ['https://*.tiktok.com', 'https://*.tiktokw.us'],
            names,
            prepare: `window.TiktokAnalyticsObject='ttq';${prepareMethodQueue('ttq', ['page', 'track', 'identify', 'instance', 'load'])}ttq._i={${toScriptValue(pixelCode)}:[]};ttq._o={};`,
            send: 'function(n,v){ttq.track(n,{value:v.value,currency:v.currency,content_id:v.content_id},{event_id:v.eventID})}',
          },
        ]
      : [],
  }
}
