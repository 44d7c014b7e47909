import type { TrackingEventType } from '@foyer/contract'
import { toScriptValue } from './tag.ts'
import { makeTagPartner, type TrackingPartner } from './tracking.ts'

const TWITTER_URL = 'https://static.ads-twitter.com'

export interface TwitterSettings {
  pixelId: string
  /** Ids of the merchant's conversions by our events, such as `tw-abcde-fghij`. */
  events: Partial<Record<TrackingEventType, string>>
  url?: string | undefined
}

/** X's (Twitter's) pixel, in the browser. */
export function createTwitter({ pixelId, events, url = TWITTER_URL }: TwitterSettings): TrackingPartner {
  return makeTagPartner('twitter', [
    {
      script: `${url}/uwt.js`,
      hosts: ['https://t.co', 'https://analytics.twitter.com'],
      names: events,
      prepare: `window.twq=function(){twq.exe?twq.exe.apply(twq,arguments):twq.queue.push(arguments)};twq.version='1.1';twq.queue=[];twq('config',${toScriptValue(pixelId)});`,
      send: `function(n,v){twq('event',n,{value:v.value,currency:v.currency,conversion_id:v.eventID})}`,
    },
  ])
}
