import type { HttpClient } from '../../http/http-client.ts'
import { type EventNames, toScriptValue } from './tag.ts'
import { readConversionStatus, type TrackingPartner } from './tracking.ts'

export const APPSFLYER_URL = 'https://api2.appsflyer.com'
const APPSFLYER_SCRIPT_URL = 'https://websdk.appsflyer.com'

export interface AppsflyerSettings {
  appId: string
  devKey: string
  url?: string | undefined
  /** Key of the web SDK; without it its script does not run in the tracking frame. */
  webKey?: string | undefined
  scriptUrl?: string | undefined
}

const names: EventNames = {
  register: 'af_complete_registration',
  login: 'af_login',
  depositSubmit: 'af_initiated_checkout',
  firstDepositArrival: 'first_deposit',
  deposit: 'af_purchase',
  withdraw: 'withdraw',
  viewContent: 'af_content_view',
  gameLaunch: 'game_launch',
}

/** AppsFlyer's server-to-server events, for visitors whose app has given its AppsFlyer id (TRACK-17). */
export function createAppsflyer(settings: AppsflyerSettings, httpClient: HttpClient): TrackingPartner {
  const { appId, devKey, url = APPSFLYER_URL, webKey, scriptUrl = APPSFLYER_SCRIPT_URL } = settings
  return {
    code: 'appsflyer',
    takes: (event) => names[event] !== undefined,
    async send({ event, happenedAt, hashedMemberId, value, currency, contentId, clickIds }) {
      const { appsflyerId } = clickIds
      if (appsflyerId === undefined) return 'refused'
      const eventValue = {
        ...(value === undefined ? {} : { af_revenue: value, af_currency: currency }),
        ...(contentId === undefined ? {} : { af_content_id: contentId }),
      }
      const result = await httpClient.call({
        method: 'POST',
        url: `${url}/inappevent/${appId}`,
        headers: { 'content-type': 'application/json', authentication: devKey },
        body: JSON.stringify({
          appsflyer_id: appsflyerId,
          ...(hashedMemberId === undefined ? {} : { customer_user_id: hashedMemberId }),
          eventName: names[event],
          eventValue: JSON.stringify(eventValue),
          eventTime: happenedAt.replace('T', ' ').replace('Z', ''),
        }),
      })
      return readConversionStatus(result.outcome === 'answered' ? result.status : undefined)
    },
    tags:
      webKey === undefined
        ? []
        : [
            {
              script: `${scriptUrl}/?st=pba&af=${webKey}`,
              hosts: ['https://*.appsflyer.com'],
              names,
              prepare: `window.AppsFlyerSdkObject='AF';window.AF=function(){AF.q.push([Date.now()].concat([].slice.call(arguments)))};AF.q=[];AF.id='AF';AF.webKey=${toScriptValue(webKey)};`,
              send: `function(n,v){AF('pba','event',{eventType:'EVENT',eventName:n,eventRevenue:v.value,eventRevenueCurrency:v.currency,eventValue:{af_content_id:v.content_id,event_id:v.eventID}})}`,
            },
          ],
  }
}
