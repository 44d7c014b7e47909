import type { TrackingEventType } from '@foyer/contract'
import type { HttpClient } from '../../http/http-client.ts'
import { toScriptValue } from './tag.ts'
import { readConversionStatus, type TrackingPartner } from './tracking.ts'

export const ADJUST_URL = 'https://s2s.adjust.com'
const ADJUST_SCRIPT_URL = 'https://cdn.adjust.com'

export interface AdjustSettings {
  appToken: string
  /** Tokens of the merchant's events at Adjust, by our events. */
  events: Partial<Record<TrackingEventType, string>>
  /** Bearer token of the server-side interface; without it only browsers report. */
  accessToken?: string | undefined
  url?: string | undefined
  scriptUrl?: string | undefined
}

/** Ids of a phone at Adjust, by our names of the attribution (TRACK-17); one of them is needed. */
const deviceIds = { adid: 'adid', gpsAdid: 'gps_adid', idfa: 'idfa', idfv: 'idfv', afOaid: 'oaid' } as const

/** Adjust: events of phones from this server, of browsers by its script. */
export function createAdjust(settings: AdjustSettings, httpClient: HttpClient): TrackingPartner {
  const { appToken, events, accessToken, url = ADJUST_URL, scriptUrl = ADJUST_SCRIPT_URL } = settings
  return {
    code: 'adjust',
    takes: (event) => accessToken !== undefined && events[event] !== undefined,
    async send({ event, eventId, happenedAt, hashedMemberId, value, currency, clickIds }) {
      const ids = Object.entries(deviceIds).flatMap(([ours, theirs]) => {
        const id = clickIds[ours]
        return id === undefined ? [] : [[theirs, id]]
      })
      if (ids.length === 0) return 'refused'
      const fields = {
        s2s: '1',
        app_token: clickIds.adAppToken ?? appToken,
        event_token: events[event] ?? '',
        created_at: happenedAt,
        deduplication_id: eventId,
        ...(value === undefined || currency === undefined ? {} : { revenue: value, currency }),
        ...(hashedMemberId === undefined ? {} : { external_device_id: hashedMemberId }),
        ...Object.fromEntries(ids),
      }
      const result = await httpClient.call({
        method: 'POST',
        url: `${url}/event`,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Bearer ${accessToken}`,
        },
        body: new URLSearchParams(fields).toString(),
      })
      return readConversionStatus(result.outcome === 'answered' ? result.status : undefined)
    },
    tags: [
      {
        script: `${scriptUrl}/adjust-latest.min.js`,
        hosts: ['https://*.adjust.com', 'https://*.adjust.world'],
        names: events,
        prepare: `var waiting=[];window.sendToAdjust=function(event){window.Adjust?Adjust.trackEvent(event):waiting.push(event)};addEventListener('load',function(){if(!window.Adjust)return;Adjust.initSdk({appToken:${toScriptValue(appToken)},environment:'production'});waiting.splice(0).forEach(sendToAdjust)});`,
        send: 'function(n,v){sendToAdjust({eventToken:n,revenue:v.value,currency:v.currency,deduplicationId:v.eventID})}',
      },
    ],
  }
}
