import type { HttpClient } from '../../http/http-client.ts'
import { type EventNames, toScriptValue } from './tag.ts'
import { readConversionStatus, type TrackingPartner } from './tracking.ts'

export const FACEBOOK_URL = 'https://graph.facebook.com'
const FACEBOOK_SCRIPT_URL = 'https://connect.facebook.net'
const VERSION = 'v23.0'

export interface FacebookSettings {
  pixelId: string
  accessToken: string
  url?: string | undefined
  /** Whether the pixel's script runs in the tracking frame as well. */
  hasTag?: boolean | undefined
  scriptUrl?: string | undefined
}

const names: EventNames = {
  register: 'CompleteRegistration',
  registerSubmit: 'Lead',
  depositSubmit: 'InitiateCheckout',
  firstDeposit: 'AddPaymentInfo',
  firstDepositArrival: 'Subscribe',
  deposit: 'Purchase',
  viewContent: 'ViewContent',
  startTrial: 'StartTrial',
}

/** Facebook's Conversions API. The access token stands in the body: an address would be logged. */
export function createFacebook(settings: FacebookSettings, httpClient: HttpClient): TrackingPartner {
  const { pixelId, accessToken, url = FACEBOOK_URL, hasTag = false, scriptUrl = FACEBOOK_SCRIPT_URL } = settings
  const id = toScriptValue(pixelId)
  return {
    code: 'facebook',
    takes: (event) => names[event] !== undefined,
    async send({ event, eventId, happenedAt, siteUrl, hashedMemberId, value, currency, contentId, clickIds }) {
      const data = {
        event_name: names[event],
        event_id: eventId,
        event_time: Math.floor(Date.parse(happenedAt) / 1_000),
        action_source: 'website',
        event_source_url: siteUrl,
        user_data: {
          ...(hashedMemberId === undefined ? {} : { external_id: [hashedMemberId] }),
          ...(clickIds._fbc ? { fbc: clickIds._fbc } : {}),
          ...(clickIds._fbp ? { fbp: clickIds._fbp } : {}),
        },
        custom_data: {
          ...(value === undefined ? {} : { value: Number(value), currency }),
          ...(contentId === undefined ? {} : { content_ids: [contentId] }),
        },
      }
      const result = await httpClient.call({
        method: 'POST',
        url: `${url}/${VERSION}/${pixelId}/events`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: [data], access_token: accessToken }),
      })
      return readConversionStatus(result.outcome === 'answered' ? result.status : undefined)
    },
    tags: hasTag
      ? [
          {
            script: `${scriptUrl}/en_US/fbevents.js`,
            hosts: ['https://www.facebook.com'],
            names,
            prepare: `var n=window.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)};window._fbq=n;n.push=n;n.loaded=true;n.version='2.0';n.queue=[];fbq('set','autoConfig',false,${id});fbq('init',${id});`,
            send: `function(n,v){fbq('track',n,{value:v.value,currency:v.currency,content_ids:v.content_id?[v.content_id]:[]},{eventID:v.eventID})}`,
          },
        ]
      : [],
  }
}
